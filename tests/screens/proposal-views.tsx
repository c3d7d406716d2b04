import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProposalPreviewRoute, ProposalRoute, ProposalsRoute } from '@/app/routes/admin/proposals-routes';
import { ScreenContext } from '@/shared/ui/workspace/screen-context';
import { Messages } from '@/shared/ui/workspace/messages/messages';
import { as } from '../repositories/browsers';
import { beginAnew } from '../repositories/local-backend';
import { storePages } from './proposal-records';

export function copyOf(shown: Element): Element {
  return shown.cloneNode(true) as Element;
}

/** Opens an address of proposal management as an administrator. Returns the result of `look`. */
export async function open<T>(address: string, look: (shown: HTMLElement) => Promise<T>): Promise<T> {
  const actor = await as('ada');
  const router = createMemoryRouter(
    [
      { path: '/admin/dashboard/proposals', element: <ProposalsRoute actor={actor} /> },
      { path: '/admin/dashboard/proposals/:slug', element: <ProposalRoute actor={actor} /> },
      { path: '/preview/proposals/:slug', element: <ProposalPreviewRoute /> },
      { path: '*', element: <p>Another screen</p> },
    ],
    { initialEntries: [address] },
  );
  const { container } = render(
    <ScreenContext value={{ title: 'Proposal Management', above: [] }}>
      <RouterProvider router={router} />
      <Messages />
    </ScreenContext>,
  );
  try {
    return await look(container);
  } finally {
    cleanup();
    router.dispose();
    localStorage.clear();
  }
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens a menu and returns a copy of its entries. */
export async function menuOf(name: string): Promise<HTMLElement> {
  press(name);
  const menu = await screen.findByRole('menu', { name });
  act(() => {
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'open' }));
  });
  return menu;
}

/** Chooses an entry of a menu and returns the dialog that it opens. */
async function dialogAfter(menu: string, entry: string): Promise<HTMLElement> {
  fireEvent.click(within(await menuOf(menu)).getByRole('menuitem', { name: entry }));
  return screen.findByRole('alertdialog');
}

export const address = '/admin/dashboard/proposals';

const openers = {
  'an empty list': async () => {
    await beginAnew();
    return open(address, async (shown) => {
      await screen.findByText('No proposals yet.');
      return copyOf(shown);
    });
  },
  'the list': async () => {
    await storePages();
    localStorage.setItem(
      'acf.proposals.static.bySlug.idea',
      JSON.stringify({ title: 'An idea', sections: [] }),
    );
    localStorage.setItem('acf.proposals.static.bySlug.ark', JSON.stringify({ title: 'Taken' }));
    return open(address, async (shown) => {
      await screen.findByRole('heading', { name: 'In this browser only' });
      await screen.findAllByText('Not opened yet');
      return copyOf(shown);
    });
  },
  'the menu of a page in the list': async () => {
    await storePages();
    return open(address, async () => {
      await screen.findAllByText('Hours back');
      return copyOf(await menuOf('More for A first month'));
    });
  },
  'a new proposal': async () => {
    await storePages();
    return open(address, async () => {
      await screen.findAllByText('Hours back');
      press('New proposal');
      return copyOf(await screen.findByRole('dialog', { name: 'New proposal' }));
    });
  },
  'the client of a new proposal': async () => {
    await storePages();
    return open(address, async () => {
      await screen.findAllByText('Hours back');
      press('New proposal');
      const dialog = await screen.findByRole('dialog', { name: 'New proposal' });
      fireEvent.click(within(dialog).getByRole('radio', { name: /^Empty proposal/ }));
      fireEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
      await within(dialog).findByLabelText(/^Client name/);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
      await within(dialog).findByText('Enter an email address.');
      return copyOf(dialog);
    });
  },
  'a published page': async () => {
    await storePages();
    return open(`${address}/river-house`, async (shown) => {
      await screen.findByRole('button', { name: 'Publish changes' });
      await menuOf('More actions');
      return copyOf(shown);
    });
  },
  'a draft that cannot be published': async () => {
    await storePages();
    return open(`${address}/ark`, async (shown) => {
      await screen.findByRole('button', { name: 'Publish' });
      press('Publish');
      await screen.findByText('Some fields are left. Fill them in, then publish.');
      await menuOf('More actions');
      return copyOf(shown);
    });
  },
  unpublishing: async () => {
    await storePages();
    return open(`${address}/river-house`, async () => {
      await screen.findByRole('button', { name: 'Publish changes' });
      return copyOf(await dialogAfter('More actions', 'Unpublish'));
    });
  },
  deleting: async () => {
    await storePages();
    return open(`${address}/ark`, async () => {
      await screen.findByRole('button', { name: 'Publish' });
      return copyOf(await dialogAfter('More actions', 'Delete'));
    });
  },
  access: async () => {
    await storePages();
    return open(`${address}/river-house?tab=access`, async (shown) => {
      await screen.findByRole('heading', { name: 'Recipients' });
      await screen.findAllByText('Not opened yet');
      return copyOf(shown);
    });
  },
  'the menu of a recipient': async () => {
    await storePages();
    return open(`${address}/river-house?tab=access`, async () => {
      await screen.findByRole('heading', { name: 'Recipients' });
      return copyOf(await menuOf('More for Amara'));
    });
  },
  'withdrawing access': async () => {
    await storePages();
    return open(`${address}/river-house?tab=access`, async () => {
      await screen.findByRole('heading', { name: 'Recipients' });
      return copyOf(await dialogAfter('More for Amara', 'Withdraw access'));
    });
  },
  'a page without recipients': async () => {
    await storePages();
    return open(`${address}/ark?tab=access`, async (shown) => {
      await screen.findByText('No recipients yet.');
      return copyOf(shown);
    });
  },
  'a recipient with a code of their own': async () => {
    await storePages();
    return open(`${address}/ark?tab=access`, async () => {
      await screen.findByText('No recipients yet.');
      press('Add with a code or end date of your own');
      const dialog = await screen.findByRole('dialog');
      fireEvent.change(within(dialog).getByLabelText(/^Access code/), { target: { value: 'AAAA' } });
      fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await within(dialog).findByText(/^This code is worth/);
      return copyOf(dialog);
    });
  },
  versions: async () => {
    await storePages();
    return open(`${address}/river-house?tab=versions`, async (shown) => {
      await screen.findByText('First publication');
      return copyOf(shown);
    });
  },
  'no versions': async () => {
    await storePages();
    return open(`${address}/ark?tab=versions`, async (shown) => {
      await screen.findByText('Nothing was published yet.');
      return copyOf(shown);
    });
  },
  visits: async () => {
    await storePages();
    return open(`${address}/river-house?tab=visits`, async (shown) => {
      await screen.findByText('No failed attempts.');
      await screen.findAllByText(/Chosen now/);
      await screen.findByText('Latest visits');
      return copyOf(shown);
    });
  },
  'no visits': async () => {
    await storePages();
    return open(`${address}/ark?tab=visits`, async (shown) => {
      await screen.findByText('No one has opened the page yet.');
      await screen.findByText('No choices or questions yet.');
      return copyOf(shown);
    });
  },
} satisfies Readonly<Record<string, () => Promise<Element>>>;

export type ViewName = keyof typeof openers;

const views = new Map<ViewName, Promise<Element>>();

/** Opens a view of proposal management, once in a file. */
export function viewOf(name: ViewName): Promise<Element> {
  const known = views.get(name) ?? openers[name]();
  views.set(name, known);
  return known;
}
