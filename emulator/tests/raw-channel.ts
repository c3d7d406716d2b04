/** One numbered array of a WebChannel answer: its id and its message. */
export type NumberedArray = readonly [number, readonly unknown[]];

/** Splits complete frames off the text. Lengths count UTF-16 code units. */
export function splitFrames(text: string): { arrays: NumberedArray[]; rest: string } {
  const arrays: NumberedArray[] = [];
  let rest = text;
  for (;;) {
    const newline = rest.indexOf('\n');
    const length = Number(rest.slice(0, newline));
    if (newline < 1 || rest.length < newline + 1 + length) return { arrays, rest };
    arrays.push(...(JSON.parse(rest.slice(newline + 1, newline + 1 + length)) as NumberedArray[]));
    rest = rest.slice(newline + 1 + length);
  }
}

/** An open GET. `until` continues to read until a message matches. */
export class BackChannel {
  readonly response: Response;
  readonly arrays: NumberedArray[] = [];
  readonly #reader: ReadableStreamDefaultReader<string>;
  readonly #abort: AbortController;
  #text = '';
  ended = false;

  constructor(response: Response, abort: AbortController) {
    this.response = response;
    this.#abort = abort;
    if (response.body === null) throw new Error('The back channel has no body.');
    this.#reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  }

  get messages(): unknown[] {
    return this.arrays.flatMap(([, messages]) => messages).filter((message) => message !== 'noop');
  }

  get lastId(): number {
    return this.arrays.at(-1)?.[0] ?? 0;
  }

  async until(done: (arrays: readonly NumberedArray[]) => boolean): Promise<void> {
    while (!done(this.arrays)) {
      const { value, done: closed } = await this.#reader.read();
      if (closed) {
        this.ended = true;
        if (!done(this.arrays)) throw new Error(`The back channel ended with ${JSON.stringify(this.arrays)}`);
        return;
      }
      this.#text += value;
      const { arrays, rest } = splitFrames(this.#text);
      this.arrays.push(...arrays);
      this.#text = rest;
    }
  }

  /** Reads to the end of the response. */
  async toEnd(): Promise<void> {
    await this.until(() => this.ended).catch(() => undefined);
  }

  abort(): void {
    this.#abort.abort();
  }
}

/** A WebChannel client that sends exactly what a test asks for. */
export class RawChannel {
  readonly #base: string;
  readonly #query: string;
  sid = '';
  handshakeFrames: NumberedArray[] = [];

  constructor(port: number, stream: 'Listen' | 'Write', database: string, host = '127.0.0.1') {
    this.#base = `http://${host}:${port}/google.firestore.v1.Firestore/${stream}/channel`;
    this.#query = `VER=8&database=${encodeURIComponent(database)}`;
  }

  async open(messages: readonly object[], authorization?: string, headers: Record<string, string> = {}) {
    const form = formOf(messages, 0);
    if (authorization !== undefined)
      form.set('headers', `X-Goog-Api-Client:test\r\nAuthorization:${authorization}\r\n`);
    const response = await fetch(
      `${this.#base}?${this.#query}&RID=1&CVER=22&X-HTTP-Session-Id=gsessionid&zx=a&t=1`,
      { method: 'POST', body: form, headers },
    );
    if (response.status !== 200) return response;
    this.handshakeFrames = splitFrames(await response.text()).arrays;
    this.sid = String(this.handshakeFrames[0]?.[1][1]);
    return response;
  }

  async back(aid: number, parameters = 'CI=0'): Promise<BackChannel> {
    const abort = new AbortController();
    const response = await fetch(
      `${this.#base}?${this.#query}&RID=rpc&SID=${this.sid}&AID=${aid}&${parameters}&TYPE=xmlhttp&zx=b&t=1`,
      { signal: abort.signal },
    );
    return new BackChannel(response, abort);
  }

  forward(messages: readonly object[], ofs: number, aid = 0): Promise<Response> {
    return this.post(formOf(messages, ofs), aid);
  }

  post(body: BodyInit, aid: number | string = 0): Promise<Response> {
    return fetch(`${this.#base}?${this.#query}&SID=${this.sid}&RID=2&AID=${aid}&zx=c&t=1`, {
      method: 'POST',
      body,
    });
  }

  terminate(): Promise<Response> {
    return fetch(`${this.#base}?${this.#query}&SID=${this.sid}&RID=3&TYPE=terminate&zx=d&t=1`, {
      method: 'POST',
    });
  }
}

function formOf(messages: readonly object[], ofs: number): URLSearchParams {
  const form = new URLSearchParams({ count: String(messages.length), ofs: String(ofs) });
  for (const [index, message] of messages.entries())
    form.set(`req${index}___data__`, JSON.stringify(message));
  return form;
}
