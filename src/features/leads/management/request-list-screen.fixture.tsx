import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { Messages } from '@/shared/ui/workspace/messages';
import { ScreenContext } from '@/shared/ui/workspace/screen-context';
import { WorkspaceTheme } from '@/shared/ui/workspace/workspace-theme';
import { RequestListScreen } from './request-list-screen';
import { aRequest, type InMemoryRequests } from './requests-source.fixture';

/** The playbook's public address. */
export const link = 'https://acf.example/playbook/day1-impact';
/** Noon of a day in November. */
export const at = (day: number) => new Date(Date.UTC(2026, 10, day, 12));
/** A pending playbook request, the newest. */
export const amara = aRequest({ id: 'amara', name: 'Amara Osei', createdAt: at(20) });
/** A sent playbook request. */
export const benoit = aRequest({ id: 'benoit', name: 'Benoît Roy', status: 'sent', createdAt: at(19) });
/** A completed message, the oldest. */
export const chidi = aRequest({
  id: 'chidi',
  name: 'Chidi Okafor',
  status: 'completed',
  createdAt: at(18),
  bundleType: 'Contact Form Submission',
  subject: 'Donor ledger',
  message: `We run a food bank. ${'It has many rows. '.repeat(8)}Thank you.`,
});

/** Renders the screen over a source, at an address. */
export function openScreen(source: InMemoryRequests, address = '/bundles', openMail = vi.fn()) {
  const router = createMemoryRouter(
    [
      {
        path: '/bundles',
        element: <RequestListScreen source={source} playbookLink={link} openMail={openMail} />,
      },
    ],
    { initialEntries: [address] },
  );
  render(
    <WorkspaceTheme env="test">
      <ScreenContext value={{ title: 'Playbook Management', above: [] }}>
        <RouterProvider router={router} />
      </ScreenContext>
      <Messages />
    </WorkspaceTheme>,
  );
  return { user: userEvent.setup(), router, openMail };
}

/** The card of a request, by the requester's name. */
export const card = (name: string) => screen.getByRole('article', { name });
/** A button on a request's card. */
export const button = (name: string, label: string) =>
  within(card(name)).getByRole('button', { name: label });
/** The names on the cards, in order. */
export const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
