import type { ServerResponse } from 'node:http';
import { beginParts, type PartedBody } from '../../http/compression';
import type { StatusError } from '../../status';
import { STATUS } from '../../status';
import type { Json, StreamSession, StreamSink } from '../contract';

/** Times in milliseconds; the defaults are those of the official emulator. */
export interface WebChannelTiming {
  /** Announced to the client, which gives up a back channel that is silent for 1.5 times as long. */
  readonly keepAlive: number;
  /** A streaming answer is ended after this time; the client comes back at once. */
  readonly streaming: number;
  /** The same when one client holds so many connections that its browser has none left for writes. */
  readonly crowdedStreaming: number;
  /**
   * The client takes a stream that brings no byte within four handshake round trips for a buffering proxy.
   * Answering the handshake late keeps that time well above scheduling noise.
   */
  readonly handshakeDelay: number;
  /** A session without channel and requests is dropped after this time. */
  readonly idle: number;
}

export const WEBCHANNEL_TIMING: WebChannelTiming = {
  keepAlive: 30_000,
  streaming: 60_000,
  crowdedStreaming: 1000,
  handshakeDelay: 20,
  idle: 180_000,
};

/** Unacknowledged text after which a streaming answer ends, so that the client comes back and acknowledges. */
const UNACKNOWLEDGED_LIMIT = 8 * 1024 * 1024;

/** `<length>\n<text>`; the client counts UTF-16 code units, as `length` does. */
export function frame(arrays: unknown): string {
  const text = JSON.stringify(arrays);
  return `${text.length}\n${text}`;
}

interface BackChannel {
  readonly body: PartedBody;
  readonly mode: 'streaming' | 'polling';
  readonly timers: NodeJS.Timeout[];
}

/**
 * The server's half of one WebChannel session: numbered arrays out over whatever back channel is open, kept
 * until acknowledged; numbered messages in, each handed on once and in order.
 */
export class WebChannelSession implements StreamSink {
  readonly sid: string;
  /** Who holds the back channel; browsers count connections per client and host name. */
  readonly client: string;
  readonly #timing: WebChannelTiming;
  readonly #onBackChannels: () => void;
  #stream: StreamSession | undefined;
  #outgoing: { readonly id: number; readonly text: string }[] = [];
  #unacknowledged = 0;
  #lastArray = 0;
  /** Highest array id written to the present back channel. */
  #written = 0;
  #flushing = false;
  #backChannel: BackChannel | undefined;
  #nextMessage = 0;
  readonly #early = new Map<number, Json>();
  #idleSince = Date.now();

  constructor(sid: string, client: string, timing: WebChannelTiming, onBackChannels: () => void) {
    this.sid = sid;
    this.client = client;
    this.#timing = timing;
    this.#onBackChannels = onBackChannels;
  }

  /** Connects the stream behind the session; comes before the first message. */
  attach(stream: StreamSession): void {
    this.#stream = stream;
  }

  get lastArray(): number {
    return this.#lastArray;
  }

  get outstanding(): number {
    return this.#unacknowledged;
  }

  get hasBackChannel(): boolean {
    return this.#backChannel !== undefined;
  }

  isAbandoned(now: number): boolean {
    return this.#backChannel === undefined && now - this.#idleSince >= this.#timing.idle;
  }

  send(message: Json): void {
    this.#push(message);
  }

  fail(error: StatusError): void {
    const { message, status } = error;
    this.#push({ error: { code: STATUS[status].grpc, status, message } });
    this.#stream = undefined;
  }

  /** Messages numbered from `offset`; what came before is skipped, what is early waits for the gap to close. */
  receive(offset: number, messages: readonly Json[]): void {
    this.#idleSince = Date.now();
    for (const [index, message] of messages.entries()) {
      if (offset + index >= this.#nextMessage) this.#early.set(offset + index, message);
    }
    for (;;) {
      const next = this.#early.get(this.#nextMessage);
      if (next === undefined) return;
      this.#early.delete(this.#nextMessage);
      this.#nextMessage += 1;
      this.#stream?.receive(next);
    }
  }

  /** The client has every array up to `id`. */
  acknowledge(id: number): void {
    this.#idleSince = Date.now();
    let arrived = 0;
    for (const array of this.#outgoing) {
      if (array.id > id) break;
      this.#unacknowledged -= array.text.length;
      arrived += 1;
    }
    this.#outgoing.splice(0, arrived);
  }

  /** Takes the response as the back channel, in place of an earlier one, and sends what is unacknowledged. */
  openBackChannel(response: ServerResponse, mode: 'streaming' | 'polling', timeout: number): void {
    this.#endBackChannel();
    const body = beginParts(response, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'private, max-age=0',
      'X-Content-Type-Options': 'nosniff',
    });
    const channel: BackChannel = { body, mode, timers: [] };
    this.#backChannel = channel;
    this.#written = 0;
    response.on('close', () => {
      this.#forget(channel);
    });
    const noop = setInterval(() => this.#push('noop'), Math.min(this.#timing.keepAlive, timeout));
    channel.timers.push(noop.unref());
    if (mode === 'streaming') this.endWithin(this.#timing.streaming);
    // The first byte at once: silence would look like a buffering proxy.
    if (this.#outgoing.length === 0 && mode === 'streaming') this.#push('noop');
    this.#flush();
    this.#onBackChannels();
  }

  /** Ends the present back channel after a whole frame, at the latest after `delay`. */
  endWithin(delay: number): void {
    const channel = this.#backChannel;
    if (channel === undefined) return;
    const end = setTimeout(() => {
      if (channel !== this.#backChannel) return;
      if (channel.mode === 'polling') this.#push('noop');
      this.#flush();
      this.#endBackChannel();
    }, delay);
    channel.timers.push(end.unref());
  }

  /** Ends everything; the session is not to be used again. */
  close(): void {
    this.#stream?.close();
    this.#stream = undefined;
    this.#outgoing = [];
    this.#endBackChannel();
  }

  #push(message: unknown): void {
    this.#lastArray += 1;
    const text = frame([[this.#lastArray, [message]]]);
    this.#outgoing.push({ id: this.#lastArray, text });
    this.#unacknowledged += text.length;
    if (this.#flushing || this.#backChannel === undefined) return;
    // One write for everything that is sent in the same turn; a long poll gets it in one answer.
    this.#flushing = true;
    queueMicrotask(() => {
      this.#flushing = false;
      this.#flush();
    });
  }

  #flush(): void {
    const channel = this.#backChannel;
    if (channel === undefined) return;
    const fresh = this.#outgoing.filter((array) => array.id > this.#written);
    if (fresh.length === 0) return;
    this.#written = this.#lastArray;
    channel.body.write(fresh.map((array) => array.text).join(''));
    if (channel.mode === 'polling' || this.#unacknowledged > UNACKNOWLEDGED_LIMIT) this.#endBackChannel();
  }

  #endBackChannel(): void {
    const channel = this.#backChannel;
    if (channel === undefined) return;
    this.#forget(channel);
    channel.body.end();
  }

  #forget(channel: BackChannel): void {
    for (const timer of channel.timers) clearTimeout(timer);
    if (channel !== this.#backChannel) return;
    this.#backChannel = undefined;
    this.#idleSince = Date.now();
  }
}
