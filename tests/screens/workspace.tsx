import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { JSX } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { areaOf } from '@/app/workspace/workspace-routes';
import { screenAt } from '@/app/workspace/screen-addresses';
import type { Actor } from '@/shared/auth/actor';
import { encodeFields } from '@/shared/firebase/values';
import { heldCounts } from '@/shared/lists/held-counts';
import { setSaving } from '@/shared/saving/current';
import { clearMessages, Messages } from '@/shared/ui/workspace/messages';
import { ScreenContext } from '@/shared/ui/workspace/screen-context';
import { seedPeople } from '../../scripts/seed/people';
import { browserOf } from '../repositories/browsers';
import { put } from '../repositories/local-backend';
import { signIn } from '../repositories/people';

/** A person's hands. */
export type User = UserEvent;

export type Name = 'ada' | 'mia' | 'theo';

/** Returns the person as the session of the workspace knows them. */
export function actorOf(name: Name): Actor {
  const profile = seedPeople.find(({ uid }) => uid === name)?.profile;
  if (profile === undefined) throw new Error(`${name} is nobody of the seed.`);
  return { ...profile, uid: name };
}

/** Stores a document past the rules, without the fields that have no value. */
export const store = (path: string, fields: object): Promise<void> =>
  put(
    path,
    encodeFields(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))),
  );

/** Stores documents of one collection past the rules, under ids by their place. */
export const storeAll = async (collection: string, documents: readonly object[]): Promise<void> => {
  await Promise.all(documents.map((fields, place) => store(`${collection}/document${place}`, fields)));
};

interface ApiAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** Answers of the API by method and path; a text stands for a page. */
export type ApiAnswers = Readonly<Record<string, (body: unknown) => ApiAnswer | Promise<ApiAnswer>>>;

/** Answers calls of the API from `answers`; every other request goes to the local backend. */
export function answerApi(answers: ApiAnswers): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (address: string | URL | Request, request: RequestInit = {}) => {
    if (typeof address !== 'string' || !address.startsWith('/api')) return fetch(address, request);
    const answer = answers[`${request.method ?? 'GET'} ${address}`];
    if (answer === undefined) throw new TypeError(`Nothing answers ${request.method} ${address}.`);
    const { status = 200, body } = await answer(
      typeof request.body === 'string' ? JSON.parse(request.body) : undefined,
    );
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers: { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' },
    });
  });
}

/** Signs a person in and opens an address of the workspace: its screen, and the messages that the frame shows. */
export async function openScreen(name: Name, address: string) {
  await signIn(name);
  setSaving(browserOf(name));
  const actor = actorOf(name);
  const load = async ({ pathname }: URL): Promise<JSX.Element> => {
    const open = screenAt(pathname);
    if (open === undefined) throw new Error(`There is no screen at ${pathname}.`);
    const Component = await open.screen.load(areaOf(actor, open.area));
    return (
      <ScreenContext value={{ title: open.screen.title, above: [] }}>
        <Component actor={actor} />
      </ScreenContext>
    );
  };
  const element = await load(new URL(address, 'https://acf.example'));
  const router = createMemoryRouter(
    [
      { path: new URL(address, 'https://acf.example').pathname, element },
      { path: '*', element: <p>Another screen</p> },
    ],
    { initialEntries: [address] },
  );
  routers.push(router);
  const view = render(
    <>
      <RouterProvider router={router} />
      <Messages />
    </>,
  );
  return { user: userEvent.setup(), router, view };
}

const routers: { dispose(): void }[] = [];

afterEach(() => {
  for (const router of routers.splice(0)) router.dispose();
  act(() => {
    clearMessages();
    heldCounts.clear();
  });
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The card of the home screen with this heading. */
export const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('section') ?? document.body);
};
