import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, onTestFinished, vi } from 'vitest';
import { AuthGate } from '@/app/auth/auth-gate';
import { mayOpen, refusalAt, screenAt } from '@/app/workspace/screen-addresses';
import { WorkspaceLayout } from '@/app/workspace/workspace-layout';
import { areaOf, preloadScreen, workspaceRoutes } from '@/app/workspace/workspace-routes';
import type { Actor } from '@/shared/auth/actor';
import type { WorkspaceArea } from '@/shared/entity/workspace-screen';
import { cachedCounts } from '@/shared/lists/counts/cached-counts';
import { clearMessages } from '@/shared/ui/workspace/messages/messages';
import type { PersonName } from '@/testing/actors';
import { as } from '../repositories/browsers';
import { type StoredRecords, storeRecords } from '../repositories/store-records';

/** The user-event instance of a test. */
export type User = UserEvent;

interface ApiAnswer {
  readonly status?: number;
  readonly body: unknown;
}

/** Answers of the API by method and path. A string is the answer of a page. */
export type ApiAnswers = Readonly<Record<string, (body: unknown) => ApiAnswer | Promise<ApiAnswer>>>;

/** Answers calls of the API from `answers`. Every other request goes to the local backend. */
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

/** Renders the guard and the frame of an area around the open screen. */
const Frame = ({ actor, area }: { readonly actor: Actor; readonly area: WorkspaceArea }) => {
  const { pathname } = useLocation();
  const refusal = refusalAt(pathname);
  return (
    <AuthGate
      session={{ status: 'signed-in', actor }}
      admits={(admitted) => mayOpen(admitted, pathname)}
      refuses={refusal?.goesHome ? 'to-home' : 'here'}
      refusal={refusal?.text}
    >
      {() => <WorkspaceLayout actor={actor} area={areaOf(actor, area)} signOut={async () => {}} />}
    </AuthGate>
  );
};

/**
 * Signs a person in and opens an address of the workspace: the real routes, guard, frame and screen over the
 * local backend with the real rules. `stored` is stored first, bypassing the rules:
 * `renderScreen('/dashboard/contacts', { as: 'mia', stored: { contacts: [aContact()] } })`.
 */
export async function renderScreen(
  address: string,
  { as: name, stored = {} }: { readonly as: PersonName; readonly stored?: StoredRecords },
) {
  await storeRecords(stored);
  const actor = await as(name);
  const routes = workspaceRoutes((area) => <Frame actor={actor} area={area} />);
  const open = screenAt(new URL(address, 'https://acf.example').pathname);
  if (open === undefined) throw new Error(`There is no screen at ${address}.`);
  await preloadScreen(open.screen, open.area);
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  onTestFinished(() => router.dispose());
  const view = render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), router, view };
}

afterEach(() => {
  act(() => {
    clearMessages();
    cachedCounts.clear();
  });
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Returns the card of the home screen with this heading. */
export const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('section') ?? document.body);
};
