import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answeringDatabase, json, stored, text } from '@/shared/firebase/rest.fixture';
import { useColleagues } from './colleagues';
import { usePeople } from './use-people';

let database: ReturnType<typeof answeringDatabase>;
beforeEach(() => {
  database = answeringDatabase();
});
afterEach(() => vi.unstubAllGlobals());

const mia = { uid: 'mia' };
const record = (uid: string, displayName: string, role = 'regular', status = 'active') =>
  stored(`users/${uid}`, {
    email: text(`${uid}@acf.example`),
    displayName: text(displayName),
    role: text(role),
    status: text(status),
  }).document;
const theo = record('theo', 'Theo Okafor');
const noor = record('noor', 'Noor Haddad', 'admin');

/** Sets the next answer to a request for people by their ids. */
const answerWith = (...people: readonly object[]) =>
  database.answers.push(json(people.map((found) => ({ found }))));
const askedIds = () =>
  database.asked.map(({ body }) =>
    (body as { documents: readonly string[] }).documents.map((name) => name.split('/').at(-1)),
  );

describe('The people that a screen names', () => {
  const look = (named: readonly string[]) =>
    renderHook(({ names }) => usePeople(mia, { named: names, isAll: false }), {
      initialProps: { names: named },
    });

  it('are read once each, without the viewer', async () => {
    answerWith(theo);
    const { result, rerender } = look(['theo', 'mia', 'theo']);
    await waitFor(() => expect(result.current).toHaveLength(1));
    answerWith(noor);
    rerender({ names: ['mia', 'noor', 'theo'] });
    await waitFor(() =>
      expect(result.current.map(({ name }) => name)).toEqual(['Theo Okafor', 'Noor Haddad']),
    );
    rerender({ names: ['theo'] });
    rerender({ names: ['mia'] });
    expect(askedIds()).toEqual([['theo'], ['noor']]);
  });

  it('are requested when there is a person other than the viewer', async () => {
    const { result, rerender } = look([]);
    rerender({ names: ['mia', ''] });
    answerWith(theo);
    rerender({ names: ['', 'theo'] });
    await waitFor(() => expect(result.current).toHaveLength(1));
    expect(askedIds()).toEqual([['theo']]);
  });

  it('are those who are active and have a role', async () => {
    answerWith(
      record('lena', 'Lena Fischer', 'regular', 'inactive'),
      record('nobody', 'Nobody', 'none'),
      record('odd', 'Odd', 'none', 'inactive'),
      theo,
    );
    const { result } = look(['lena', 'nobody', 'odd', 'theo']);
    await waitFor(() =>
      expect(result.current).toEqual([{ uid: 'theo', name: 'Theo Okafor', email: 'theo@acf.example' }]),
    );
  });

  it('are requested again after a failure when the screen names other people', async () => {
    database.answers.push(json({ error: { status: 'INTERNAL', message: 'A fault.' } }, 500));
    const { rerender } = look(['theo']);
    await waitFor(() => expect(database.asked).toHaveLength(1));
    let others = 0;
    await waitFor(() => {
      others += 1;
      rerender({ names: ['theo', `other${others}`] });
      expect(askedIds().slice(1).flat()).toContain('theo');
    });
  });
});

describe('The colleagues of a person', () => {
  it('are all other people with a role, by name', async () => {
    const people = [theo, record('mia', 'Mia Tremblay'), record('odd', 'A', 'none'), noor];
    database.answers.push(json(people.map((document) => ({ document }))));
    const { result } = renderHook(() => useColleagues(mia));
    await waitFor(() =>
      expect(result.current.colleagues.map(({ name }) => name)).toEqual(['Noor Haddad', 'Theo Okafor']),
    );
    expect(database.asked[0]?.body).toMatchObject({
      structuredQuery: { where: { fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL' } } },
    });
  });

  it('are not requested until they are needed', () => {
    renderHook(() => useColleagues(mia, false));
    expect(database.asked).toEqual([]);
  });

  it('replace the people that a screen names when all are needed', async () => {
    answerWith(noor);
    const { result, rerender } = renderHook(({ isAll }) => usePeople(mia, { named: ['noor'], isAll }), {
      initialProps: { isAll: false },
    });
    await waitFor(() => expect(result.current).toHaveLength(1));
    database.answers.push(json([{ document: noor }, { document: theo }]));
    rerender({ isAll: true });
    await waitFor(() => expect(result.current.map(({ uid }) => uid)).toEqual(['noor', 'theo']));
  });
});
