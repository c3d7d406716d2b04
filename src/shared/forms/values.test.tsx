import { afterEach, describe, expect, it } from 'vitest';
import { changedValues } from './editor/draft';
import { readValues } from './values';

function formOf(html: string): HTMLFormElement {
  document.body.innerHTML = `<form>${html}</form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return form;
}

afterEach(() => document.body.replaceChildren());

describe('the values of a form', () => {
  it('lie where their names say: in objects, and in lists at their place', () => {
    const form = formOf(`
      <input name="name" value="Ana">
      <input name="address.city" value="Toronto"><input name="address.zip" value="M5V">
      <input type="hidden" name="emails[]">
      <input name="emails.0.value" value="a@x.example"><input name="emails.1.value" value="b@x.example">
      <input name="homepage_note" value="spam">
    `);
    expect(readValues(form, 'homepage_note')).toEqual({
      name: 'Ana',
      address: { city: 'Toronto', zip: 'M5V' },
      emails: [{ value: 'a@x.example' }, { value: 'b@x.example' }],
    });
  });

  it('are a list where they are marked as one, with none, one or more in it', () => {
    const marked = '<input type="hidden" name="tags[]">';
    const tag = (word: string) => `<input type="hidden" name="tags" value="${word}">`;
    expect(readValues(formOf(marked), '')).toEqual({ tags: [] });
    expect(readValues(formOf(marked + tag('arts')), '')).toEqual({ tags: ['arts'] });
    expect(readValues(formOf(marked + tag('arts') + tag('gala')), '')).toEqual({ tags: ['arts', 'gala'] });
  });

  it('are a list when a name occurs twice or is followed by a number, without any mark', () => {
    const form = formOf(
      '<input name="day" value="1"><input name="day" value="2"><input name="links.0.url" value="a">',
    );
    expect(readValues(form, '')).toEqual({ day: ['1', '2'], links: [{ url: 'a' }] });
  });

  it('say yes or no of a box, ticked or not, unless it is switched off', () => {
    const form = formOf(`
      <input type="checkbox" name="done" checked><input type="checkbox" name="shared">
      <input type="checkbox" name="off" checked disabled>
    `);
    expect(readValues(form, '')).toEqual({ done: true, shared: false });
  });

  it('leave out a file that was not chosen, and a line that can only be read', () => {
    expect(readValues(formOf('<input type="file" name="card"><input name="email" readonly>'), '')).toEqual(
      {},
    );
  });
});

describe('what has changed', () => {
  it('is the fields that differ, beside what they were', () => {
    const before = { name: 'Ana', tags: ['arts'], due: new Date(5), address: { city: 'Toronto' }, id: 'x' };
    const after = { name: 'Ana', tags: ['arts', 'gala'], due: new Date(5), address: { city: 'Ottawa' } };
    expect(changedValues(before, after)).toEqual({
      patch: { tags: ['arts', 'gala'], address: { city: 'Ottawa' } },
      base: { tags: ['arts'], address: { city: 'Toronto' } },
    });
  });

  it('is nothing where all is as it was', () => {
    const before = { name: 'Ana', done: false, note: undefined };
    expect(changedValues(before, { name: 'Ana', done: false })).toEqual({ patch: {}, base: {} });
  });

  it('is a file that is another one, whatever is in it', () => {
    const file = () => new File(['x'], 'a.png');
    const cards = [file()];
    expect(changedValues({ cards }, { cards: [...cards] }).patch).toEqual({});
    expect(Object.keys(changedValues({ cards }, { cards: [file()] }).patch)).toEqual(['cards']);
  });
});
