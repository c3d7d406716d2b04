import type { Command, CommandKind } from './command';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

const startsAWord = (text: string, part: string): boolean =>
  ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${part}`);

/**
 * Returns how many characters of `text` the first match of a subsequence spans. Returns undefined if there is
 * none.
 */
function spanOf(text: string, letters: string): number | undefined {
  const wanted = letters.replaceAll(' ', '');
  const begin = text.indexOf(wanted.charAt(0));
  let from = begin;
  for (const letter of wanted) {
    const at = text.indexOf(letter, from);
    if (at === -1) return undefined;
    from = at + 1;
  }
  return from - begin;
}

const kinds: readonly CommandKind[] = ['record', 'action', 'screen', 'frame', 'public'];
const placeOf = ({ kind = 'action' }: Command): number => kinds.indexOf(kind);

/** The lowest score of a subsequence match: the title has the letters in order, with others between them. */
const looseScore = 4;

/**
 * Returns a score, lower is better: first a prefix, then words, then a subsequence of the title. A tighter
 * subsequence scores better.
 */
function scoreOf({ title, keywords = [] }: Command, query: string): number | undefined {
  const texts = [title, ...keywords].map(plain);
  const [name = ''] = texts;
  const prefix = texts.findIndex((text) => text.startsWith(query));
  if (prefix !== -1) return prefix === 0 ? 0 : 1;
  const words = query.split(' ');
  if (words.every((word) => startsAWord(name, word))) return 2;
  if (words.every((word) => texts.some((text) => startsAWord(text, word)))) return 3;
  const span = spanOf(name, query);
  return span === undefined ? undefined : looseScore + span;
}

/**
 * Returns the commands that match the typed text, ordered by kind and then by score: prefix before word,
 * title before keyword. Subsequence matches come after all others. Equal scores keep their order. Case and
 * accents are ignored. An empty text matches everything except pages of the public site.
 */
export function rankCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const query = plain(typed);
  if (query === '') {
    return commands
      .filter(({ kind }) => kind !== 'public')
      .sort((one, other) => placeOf(one) - placeOf(other));
  }
  return commands
    .flatMap((command) => {
      const score = scoreOf(command, query);
      return score === undefined ? [] : [{ command, score }];
    })
    .sort((one, other) => {
      const areLoose = Number(one.score >= looseScore) - Number(other.score >= looseScore);
      if (areLoose !== 0) return areLoose;
      const inKind = one.score >= looseScore ? 0 : placeOf(one.command) - placeOf(other.command);
      return inKind || one.score - other.score;
    })
    .map(({ command }) => command);
}

/** A heading with its commands. */
export interface CommandSection {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Groups commands by heading. Groups are in the order of their first commands. */
export function bySection(commands: readonly Command[]): readonly CommandSection[] {
  const sections = new Map<string, Command[]>();
  for (const command of commands) {
    const section = sections.get(command.section);
    if (section) section.push(command);
    else sections.set(command.section, [command]);
  }
  return Array.from(sections, ([title, commands]) => ({ title, commands }));
}
