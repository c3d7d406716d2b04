import { expect, it } from 'vitest';
import { mailTo } from './mail-to';

it('writes a mail with a subject, and with a text if there is one', () => {
  expect(mailTo('hello@acf.example', 'A & B')).toBe('mailto:hello@acf.example?subject=A%20%26%20B');
  expect(mailTo('hello@acf.example', 'A', 'Two\nlines')).toBe(
    'mailto:hello@acf.example?subject=A&body=Two%0Alines',
  );
});
