import { language } from './language';

/** Whole texts by the plural categories of the language; English has `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

let rules: Intl.PluralRules | undefined;

/**
 * The text that fits a count: `plural(1, { one: '1 video', other: '12 videos' })` is '1 video'. Each form is a whole
 * text with its number already in it; `other` serves where a category has no form of its own.
 */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules(language);
  return forms[rules.select(count)] ?? forms.other;
}
