import { expect, it } from 'vitest';
import { mailTo } from './mail-to';

it('mailTo returns a link with a subject, and a body if there is one', () => {
  expect(mailTo('hello@acf.example', 'A & B')).toBe('mailto:hello@acf.example?subject=A%20%26%20B');
  expect(mailTo('hello@acf.example', 'A', 'Two\nlines')).toBe(
    'mailto:hello@acf.example?subject=A&body=Two%0Alines',
  );
});
