import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusError } from '../../status';
import type { Json } from '../contract';
import { WEBCHANNEL_TIMING, WebChannelSession } from './webchannel-session';

class RecordedResponse extends EventEmitter {
  readonly req = { headers: {} };
  text = '';
  ended = false;
  appendHeader(): void {}
  writeHead(): void {}
  flushHeaders(): void {}
  write(text: string): void {
    this.text += text;
  }
  end(): void {
    this.ended = true;
  }
}

function open(session: WebChannelSession, mode: 'streaming' | 'polling' = 'streaming'): RecordedResponse {
  const response = new RecordedResponse();
  session.openBackChannel(response as unknown as ServerResponse, mode, WEBCHANNEL_TIMING.keepAlive);
  return response;
}

let session: WebChannelSession;
let received: Json[];

beforeEach(() => {
  vi.useFakeTimers();
  received = [];
  session = new WebChannelSession('sid', 'client', WEBCHANNEL_TIMING, () => {});
  session.attach({ receive: (message) => received.push(message), close: () => {} });
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

describe('a WebChannel session', () => {
  it('is abandoned only after minutes without a back channel or requests', () => {
    const response = open(session);
    expect(session.isAbandoned(Date.now() + WEBCHANNEL_TIMING.idle * 2)).toBe(false);
    response.emit('close');
    expect(session.isAbandoned(Date.now() + WEBCHANNEL_TIMING.idle - 1)).toBe(false);
    expect(session.isAbandoned(Date.now() + WEBCHANNEL_TIMING.idle)).toBe(true);
  });

  it('writes all messages of one turn together, each array as its own frame', async () => {
    const response = open(session);
    response.text = '';
    session.send({ a: 1 });
    session.send({ b: 'é👩‍🚀' });
    expect(response.text).toBe('');
    await Promise.resolve();
    expect(response.text).toBe('15\n[[2,[{"a":1}]]]22\n[[3,[{"b":"é👩‍🚀"}]]]');
  });

  it('sends a noop per keep-alive and ends the stream after a minute', async () => {
    const response = open(session);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(response.text.match(/noop/g)).toHaveLength(2);
    expect(response.ended).toBe(false);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(response.ended).toBe(true);
  });

  it('ends a long poll after its first data, or with a noop after the keep-alive interval', async () => {
    const first = open(session, 'polling');
    session.send({ a: 1 });
    await Promise.resolve();
    expect([first.text, first.ended]).toEqual(['15\n[[1,[{"a":1}]]]', true]);
    session.acknowledge(1);
    const second = open(session, 'polling');
    expect([second.text, second.ended]).toEqual(['', false]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([second.text, second.ended]).toEqual(['14\n[[2,["noop"]]]', true]);
  });

  it('ends the stream when too much is unacknowledged, so that the client reconnects', async () => {
    const response = open(session);
    session.send({ text: 'x'.repeat(9_000_000) });
    await Promise.resolve();
    expect(response.ended).toBe(true);
    const again = open(session);
    expect(again.text.length).toBeGreaterThan(9_000_000);
    session.acknowledge(session.lastArray);
    expect(session.outstanding).toBe(0);
  });

  it('passes no messages on after its stream failed', () => {
    session.receive(0, [{ n: 0 }]);
    session.fail(new StatusError('PERMISSION_DENIED', 'no'));
    session.receive(1, [{ n: 1 }]);
    expect(received).toEqual([{ n: 0 }]);
  });

  it('keeps its back channel when a replaced response closes late', () => {
    const first = open(session);
    const second = open(session);
    expect(first.ended).toBe(true);
    first.emit('close');
    expect(session.hasBackChannel).toBe(true);
    second.emit('close');
    expect(session.hasBackChannel).toBe(false);
  });
});
