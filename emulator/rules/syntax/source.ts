import { RulesSourceError } from '../contract';

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The text of one rules file, which converts offsets to positions. */
export class Source {
  readonly file: string;
  readonly text: string;
  private readonly lineStarts: number[] = [0];

  constructor(file: string, text: string) {
    this.file = file;
    this.text = text;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.lineStarts.push(at + 1);
  }

  position(offset: number): Position {
    let low = 0;
    let high = this.lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (this.lineStarts[low] ?? 0) + 1 };
  }

  /** Returns the position as 'file:line:column'. */
  place(offset: number): string {
    const { line, column } = this.position(offset);
    return `${this.file}:${line}:${column}`;
  }

  error(offset: number, reason: string): RulesSourceError {
    const { line, column } = this.position(offset);
    return new RulesSourceError(this.file, line, column, reason);
  }
}
