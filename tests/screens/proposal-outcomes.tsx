import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { ProposalDraft } from '@/features/proposals/schema';
import { aDraft } from '@/testing/records/proposal';
import { aDeck } from '@/testing/records/proposal-content';
import { beginAnew } from '../repositories/local-backend';
import { page, recipient, storePages } from './proposal-records';
import { address, copyOf, menuOf, open, press } from './proposal-views';
import { storeRecords } from '../repositories/store-records';

const ready = aDraft({
  ...page,
  recipients: { amara: recipient('Amara', { expiresAt: new Date(2099, 11, 24, 12) }) },
  envelopes: [],
  revision: 1,
  status: 'draft',
  publishedAt: null,
});

/**
 * Stores one page that can be published. The client caches what it read, so a page of another kind needs
 * another slug.
 */
async function storeReady(id = 'harbour', changes: Partial<ProposalDraft> = {}): Promise<void> {
  await beginAnew();
  await storeRecords({ drafts: [{ ...ready, id, ...changes }] });
}

const openReady = <T,>(tab: string, look: (shown: HTMLElement) => Promise<T>, slug = 'harbour'): Promise<T> =>
  open(`${address}/${slug}?tab=${tab}`, async (shown) => {
    await screen.findByRole('heading', { level: 1, name: 'A first month' });
    return look(shown);
  });

/** Creates an element with the given text, such as copied text. */
function written(text: string): Element {
  const place = document.createElement('pre');
  place.textContent = text;
  return place;
}

/** Opens the field for email addresses, enters some, and returns the form with its answer. */
const pasting = (text: string, answer: string | RegExp) => async () => {
  await storeReady();
  return openReady('access', async (shown) => {
    fireEvent.change(await screen.findByRole('textbox', { name: /^Add by email address/ }), {
      target: { value: text },
    });
    press('Add');
    await screen.findByText(answer);
    return copyOf(shown);
  });
};

/** Opens the dialog of a new proposal at its first step. */
const startOf = <T,>(look: (dialog: HTMLElement) => Promise<T>): Promise<T> =>
  open(address, async () => {
    await screen.findByText(/^(Latest|No proposals yet\.)$/);
    fireEvent.click(screen.getAllByRole('button', { name: 'New proposal' })[0] ?? document.body);
    return look(await screen.findByRole('dialog', { name: 'New proposal' }));
  });

const many = Array.from({ length: 21 }, (_, place) => `person${place}@shelter.example`).join(', ');

const outcomes = {
  'an invitation': async () => {
    await storeReady();
    const user = userEvent.setup();
    return openReady('access', async () => {
      await user.click(await screen.findByRole('button', { name: 'Copy invitation' }));
      return written(await navigator.clipboard.readText());
    });
  },

  'a publication without a connection': async () => {
    await storeReady();
    return openReady('content', async (shown) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      press('Publish');
      await screen.findByText(/^Publishing needs/);
      vi.restoreAllMocks();
      return copyOf(shown);
    });
  },

  'no address': pasting('', 'Enter at least one email address.'),
  'a wrong address': pasting('amara', /is not an email address/),
  'too many addresses': pasting(many, /or fewer at once/),
  'a known address': pasting('amara@shelter.example', /has access already/),
  'a code that is shown': async () => {
    await storeReady();
    return openReady('access', async (shown) => {
      await screen.findByRole('heading', { name: 'Recipients' });
      fireEvent.click(within(await menuOf('More for Amara')).getByRole('menuitem', { name: 'Show code' }));
      await screen.findByText('7KQ2-M4XV9-TBC1');
      await menuOf('More for Amara');
      return copyOf(shown);
    });
  },
  'an end that is past': async () => {
    await storeReady();
    return openReady('access', async () => {
      await screen.findByRole('heading', { name: 'Recipients' });
      fireEvent.click(within(await menuOf('More for Amara')).getByRole('menuitem', { name: 'Change end' }));
      const dialog = await screen.findByRole('dialog', { name: 'Change end' });
      fireEvent.change(within(dialog).getByLabelText(/^Ends on/), { target: { value: '2020-01-01' } });
      fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
      await within(dialog).findByText(/^Choose today/);
      return copyOf(dialog);
    });
  },
  'an address without a page': async () => {
    await beginAnew();
    return open(`${address}/nothing-here`, async (shown) => {
      await screen.findByText(/^There is no proposal/);
      return copyOf(shown);
    });
  },
  'a new proposal without pages': async () => {
    await beginAnew();
    return startOf(async (dialog) => copyOf(dialog));
  },
  'the prepared texts': async () => {
    await beginAnew();
    return startOf(async (dialog) => {
      fireEvent.click(within(dialog).getByRole('radio', { name: /^Prepared text/ }));
      await within(dialog).findByText('Prepared texts');
      fireEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
      await within(dialog).findByText(/^Choose one/);
      return copyOf(dialog);
    });
  },
  'the client of a copy': async () => {
    await storeReady();
    return startOf(async (dialog) => {
      fireEvent.click(within(dialog).getByRole('radio', { name: /^A copy/ }));
      const label = within(dialog).getByText('Page to copy').textContent;
      fireEvent.click(within(dialog).getByRole('button', { name: 'Next' }));
      await within(dialog).findByLabelText(/^Client name/);
      const copy = copyOf(dialog);
      copy.append(label);
      return copy;
    });
  },
  'a preview with a gap': async () => {
    await storePages();
    return open('/preview/proposals/ark', async (shown) => {
      await screen.findByText(/^1 field is empty/);
      return copyOf(shown);
    });
  },
  'a preview of nothing': async () => {
    await beginAnew();
    return open('/preview/proposals/nothing-here', async (shown) => {
      await screen.findByText(/^There is no proposal/);
      return copyOf(shown);
    });
  },
  'a preview of the list': async () => {
    await storeReady('list', { kind: 'index', content: '{"kind":"index","cards":[]}' });
    return open('/preview/proposals/list', async (shown) => {
      await screen.findByText(/^A list of proposals/);
      return copyOf(shown);
    });
  },
  'a choice of slides': async () => {
    await storeReady('ark-deck', { kind: 'deck', content: JSON.stringify(aDeck()) });
    return openReady(
      'content',
      async () => {
        fireEvent.click(await screen.findByRole('button', { name: 'Add slide' }));
        return copyOf(await screen.findByRole('dialog', { name: 'Add slide' }));
      },
      'ark-deck',
    );
  },
  'a choice of blocks': async () => {
    await storeReady('ark-deck', { kind: 'deck', content: JSON.stringify(aDeck()) });
    return openReady(
      'content',
      async () => {
        fireEvent.click(await screen.findByRole('button', { name: '2. Agenda' }));
        fireEvent.click(await screen.findByRole('button', { name: 'Add block' }));
        return copyOf(await screen.findByRole('dialog', { name: 'Add block' }));
      },
      'ark-deck',
    );
  },
} satisfies Readonly<Record<string, () => Promise<Element>>>;

export type OutcomeName = keyof typeof outcomes;

const seen = new Map<OutcomeName, Promise<Element>>();

/** Shows the outcome of an action in proposal management, once in a file. */
export function outcomeOf(name: OutcomeName): Promise<Element> {
  const known = seen.get(name) ?? outcomes[name]();
  seen.set(name, known);
  return known;
}
