import type { ServerResponse } from 'node:http';
import { beginParts, type PartedBody } from '../../http/compression';
import type { StatusError } from '../../status';
import { STATUS } from '../../status';
import type { Json, StreamSession, StreamSink } from '../contract';

/** Times in ms; the defaults are those of the official emulator. */
export interface WebChannelTiming {
  /**
   * The interval announced to the client, which gives up a back channel that is silent for 1.5 times as long.
   */
  readonly keepAlive: number;
  /** The time after which a streaming answer ends; the client reconnects at once. */
  readonly streaming: number;
  /**
   * The streaming time when one client holds so many connections that its browser has none left for writes.
   */
  readonly crowdedStreaming: number;
  /**
   * The delay of the handshake's answer. The client treats a stream without a byte within four handshake
   * round trips as a buffering proxy. The delay keeps that time well above scheduling noise.
   */
  readonly handshakeDelay: number;
  /** The time after which a session without channel and requests is dropped. */
  readonly idle: number;
}

export const WEBCHANNEL_TIMING: WebChannelTiming = {
  keepAlive: 30_000,
  streaming: 60_000,
  crowdedStreaming: 1000,
  handshakeDelay: 20,
  idle: 180_000,
};

/**
 * The amount of unacknowledged text at which a streaming answer ends, so that the client reconnects and
 * acknowledges.
 */
const UNACKNOWLEDGED_LIMIT = 8 * 1024 * 1024;

/** Frames a message as `<length>\n<text>`. The client counts UTF-16 code units, as `length` does. */
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
 * The server side of one WebChannel session. Sends numbered arrays over the open back channel and keeps them
 * until they are acknowledged. Passes on each received message once and in order.
 */
export class WebChannelSession implements StreamSink {
  readonly sid: string;
  /** The holder of the back channel. Browsers count connections per client and host name. */
  readonly client: string;
  readonly #timing: WebChannelTiming;
  readonly #onBackChannels: () => void;
  #stream: StreamSession | undefined;
  #outgoing: { readonly id: number; readonly text: string }[] = [];
  #unacknowledged = 0;
  #lastArray = 0;
  /** The highest array id written to the current back channel. */
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

  /** Connects the stream behind the session, before the first message. */
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

  /** Receives messages numbered from `offset`. Skips repeated ones; early ones wait until the gap closes. */
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

  /** Drops the arrays up to `id`, which the client has received. */
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

  /** Makes the response the back channel, replaces an earlier one, and sends unacknowledged arrays. */
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
    // Sends the first byte at once, because silence would look like a buffering proxy.
    if (this.#outgoing.length === 0 && mode === 'streaming') this.#push('noop');
    this.#flush();
    this.#onBackChannels();
  }

  /** Ends the current back channel after a whole frame, at the latest after `delay`. */
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

  /** Ends the stream and the back channel. The session cannot be used again. */
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
    // Everything sent in the same turn becomes one write, so that a long poll gets it in one answer.
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
