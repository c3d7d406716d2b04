import { packageIds } from '@/features/proposals/content/client-proposal';
import { packageName } from '@/features/proposals/page/packages';
import type { Visit } from '@/features/proposals/schema';

/** Returns the name of a chosen package. For a package of an earlier release, returns the stored text. */
export function packageLabel(chosen: string): string {
  const id = packageIds.find((one) => one === chosen);
  return id === undefined ? chosen : packageName(id);
}

/** Sentences about recipients' acts, for the home screen and a page's visits. */
export const answerTexts = {
  /** The name of a recipient whose name is no longer stored. */
  unknownRecipient: 'A former recipient',
  chose: (name: string, chosen: string) => `${name} chose ${chosen}`,
  asked: (name: string) => `${name} asked a question`,
  requested: (name: string) => `${name} asked for a colleague’s access`,
  began: (name: string) => `${name} opened it for the first time`,
} as const;

/** Returns a sentence for an answer or a first opening: `'Amara Osei chose Grow'`. */
export function newsSentence({ what, detail }: Pick<Visit, 'what' | 'detail'>, name: string): string {
  if (what === 'chose') return answerTexts.chose(name, packageLabel(detail));
  if (what === 'asked') return answerTexts.asked(name);
  if (what === 'requested') return answerTexts.requested(name);
  return answerTexts.began(name);
}

/** Returns the client's own words: a question, or the colleague who needs access. Empty for other acts. */
export const clientMessage = ({ what, detail }: Pick<Visit, 'what' | 'detail'>): string =>
  what === 'asked' || what === 'requested' ? detail : '';
