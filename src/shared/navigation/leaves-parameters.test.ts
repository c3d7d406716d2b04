import { type Location, NavigationType } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { leavesParameters } from './leaves-parameters';

const at = (address: string): Location => {
  const { pathname, search } = new URL(address, 'https://acf.example');
  return { pathname, search, hash: '', state: null, key: 'x' };
};
const { Pop, Push, Replace } = NavigationType;

describe('Work kept open by `form` or `id` in the address', () => {
  it.each([
    ['another page by a link', Push, '/list?form=new', '/notes?form=new', true],
    ['another page by the back button', Pop, '/list?form=new', '/notes?form=new', true],
    ['the form by the back button', Pop, '/list?form=new', '/list', true],
    ['the record by the back button', Pop, '/list?form=edit&id=a', '/list?form=edit&id=b', true],
    ['the sorting by the back button', Pop, '/list?form=new&sort=name', '/list?form=new', false],
    ['the form by a button', Push, '/list?form=new', '/list', false],
    ['the form by a correction', Replace, '/list?form=new', '/list', false],
  ])('is left or not by a change of %s', (_, action, from, to, leaves) => {
    expect(leavesParameters(['form', 'id'])({ action, from: at(from), to: at(to) })).toBe(leaves);
  });
});
