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

describe('The values of a form', () => {
  it('are nested in objects and lists by their names', () => {
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

  it('are a list of any length if they are marked as a list', () => {
    const marked = '<input type="hidden" name="tags[]">';
    const tag = (word: string) => `<input type="hidden" name="tags" value="${word}">`;
    expect(readValues(formOf(marked), '')).toEqual({ tags: [] });
    expect(readValues(formOf(marked + tag('arts')), '')).toEqual({ tags: ['arts'] });
    expect(readValues(formOf(marked + tag('arts') + tag('gala')), '')).toEqual({ tags: ['arts', 'gala'] });
  });

  it('are a list if a name is repeated or followed by a number', () => {
    const form = formOf(
      '<input name="day" value="1"><input name="day" value="2"><input name="links.0.url" value="a">',
    );
    expect(readValues(form, '')).toEqual({ day: ['1', '2'], links: [{ url: 'a' }] });
  });

  it('are true or false for a checkbox, unless it is disabled', () => {
    const form = formOf(`
      <input type="checkbox" name="done" checked><input type="checkbox" name="shared">
      <input type="checkbox" name="off" checked disabled>
    `);
    expect(readValues(form, '')).toEqual({ done: true, shared: false });
  });

  it('leave out a file that was not chosen, and read-only fields', () => {
    expect(readValues(formOf('<input type="file" name="card"><input name="email" readonly>'), '')).toEqual(
      {},
    );
  });
});

describe('changedValues', () => {
  it('returns the fields that differ, and their former values', () => {
    const before = { name: 'Ana', tags: ['arts'], due: new Date(5), address: { city: 'Toronto' }, id: 'x' };
    const after = { name: 'Ana', tags: ['arts', 'gala'], due: new Date(5), address: { city: 'Ottawa' } };
    expect(changedValues(before, after)).toEqual({
      patch: { tags: ['arts', 'gala'], address: { city: 'Ottawa' } },
      base: { tags: ['arts'], address: { city: 'Toronto' } },
    });
  });

  it('returns nothing if no field differs', () => {
    const before = { name: 'Ana', done: false, note: undefined };
    expect(changedValues(before, { name: 'Ana', done: false })).toEqual({ patch: {}, base: {} });
  });

  it('compares files by identity, not by content', () => {
    const file = () => new File(['x'], 'a.png');
    const cards = [file()];
    expect(changedValues({ cards }, { cards: [...cards] }).patch).toEqual({});
    expect(Object.keys(changedValues({ cards }, { cards: [file()] }).patch)).toEqual(['cards']);
  });
});
