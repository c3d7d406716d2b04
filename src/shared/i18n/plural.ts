import { language } from './language';

/** Complete texts by the plural categories of the language. English has `one` and `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

let rules: Intl.PluralRules | undefined;

/**
 * Returns the text for a count: `plural(1, { one: '1 video', other: '12 videos' })` is '1 video'. Each form
 * is a complete text that already contains its number. `other` is used for categories without their own form.
 */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules(language);
  return forms[rules.select(count)] ?? forms.other;
}
