import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { guideComponents } from '@/content/pages/guide/guide-components';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { GuidePage, StarterPackHead } from './guide-page';

const names = ['Free Starter Pack', 'Start', 'Grow', 'Expand'];
const card = (name: string): HTMLElement => {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('radio', { name }) !== null);
  if (!found) throw new Error(`There is no card ${name}.`);
  return found;
};
const chosen = () =>
  screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'));

beforeEach(() => {
  renderInRouter(
    <GuidePage
      form={
        <>
          <StarterPackHead />
          <p>The form</p>
        </>
      }
    />,
  );
});

describe('GuidePage', () => {
  it('presents the guide by its name, for fundraisers, with the form', covers('PUB-003'), () => {
    expect(screen.getByRole('heading', { level: 1, name: "The Fundraisers' AI Guide" })).toBeVisible();
    expect(screen.getByText('Free guide for nonprofit fundraisers')).toBeVisible();
    const region = screen.getByRole('region', { name: 'Get the free starter pack' });
    expect(within(region).getByText('The form')).toBeVisible();
  });

  it('states what the pack contains', covers('PUB-014', 'PUB-015', 'PUB-016', 'PUB-017', 'PUB-018'), () => {
    for (const claim of [
      /40 warm donor leads in under an hour/,
      /12 public grant boards, refreshed weekly/,
      /15-point tech audit/,
      /5-minute video/,
      /2-page security checklist/,
    ]) {
      expect(document.body).toHaveTextContent(claim);
    }
  });

  it('says what the pack is worth', covers('PUB-019'), () => {
    expect(document.body).toHaveTextContent(/\$2,000\+ value/);
  });

  it('lists the five parts with a link to each', () => {
    for (const { id, name } of guideComponents) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/playbook/day1-impact#${id}`);
    }
  });
});

describe('The cards of the guide page', () => {
  it('are one free and three paid packages', covers('PUB-004', 'PUB-109'), () => {
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([
      'starter',
      'start',
      'grow',
      'expand',
    ]);
    for (const name of names)
      expect(within(card(name)).getByRole('heading', { level: 3, name })).toBeVisible();
  });

  it('say how long each takes', covers('PUB-021', 'PUB-022', 'PUB-023', 'PUB-024'), () => {
    const lengths = names.map((name) => {
      const [length] = within(card(name)).getAllByText(/^\d+ (hours|days)$/);
      return [within(card(name)).getByRole('heading', { level: 3 }).textContent, length?.textContent];
    });
    expect(lengths).toEqual([
      ['Free Starter Pack', '24 hours'],
      ['Start', '30 days'],
      ['Grow', '60 days'],
      ['Expand', '90 days'],
    ]);
  });

  it(
    'have Start selected at first and select another on one press',
    covers('PUB-110', 'PUB-111', 'PUB-112'),
    async () => {
      expect(chosen()).toEqual(['start']);
      for (const [name, value] of [
        ['Grow', 'grow'],
        ['Free Starter Pack', 'starter'],
        ['Free Starter Pack', 'starter'],
        ['Expand', 'expand'],
      ] as const) {
        await userEvent.click(within(card(name)).getByText(name));
        expect(chosen()).toEqual([value]);
      }
    },
  );

  it('have details that are closed at first and open one at a time', covers('PUB-113'), () => {
    const groups = names.map((name) => within(card(name)).getByRole('group'));
    for (const details of groups) {
      expect(details).not.toHaveAttribute('open');
      expect(details).toHaveAttribute('name', 'tier-details');
      expect(within(details).getByText('Show Details')).toBeInTheDocument();
      expect(within(details).getByText('Hide Details')).toBeInTheDocument();
      expect(within(details).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
    }
  });

  it('keep the selection when details are opened', async () => {
    await userEvent.click(within(card('Expand')).getByText('Show Details'));
    expect(chosen()).toEqual(['start']);
  });

  it('link the free pack to the form and the others to the booking page', () => {
    const form = within(card('Free Starter Pack')).getByRole('link', { name: 'Go to the form' });
    expect(document.querySelector(form.getAttribute('href') ?? '')).toHaveTextContent(
      'Get the free starter pack',
    );
    for (const name of names.slice(1)) {
      const link = within(card(name)).getByRole('link', {
        name: new RegExp(`^Pick a time ?to talk about ${name}`),
      });
      expect(link).toHaveAttribute('href', 'https://booking.acf.example/strategy-session');
      expect(link).toHaveAttribute('data-event', 'calendly_scheduling');
    }
  });

  it("announce duration and next step with the card's name to screen readers", () => {
    expect(screen.getByRole('radio', { name: 'Grow' })).toHaveAccessibleDescription(
      /^60 days Begin with a free half hour\. Pick a time ?to talk about Grow/,
    );
  });

  it('keep a selection made before hydration', covers('PUB-112'), async () => {
    cleanup();
    const page = (
      <MemoryRouter>
        <GuidePage form={null} />
      </MemoryRouter>
    );
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.append(root);
    await userEvent.click(screen.getByRole('radio', { name: 'Expand' }));

    const adopted = await act(async () => hydrateRoot(root, page));
    expect(chosen()).toEqual(['expand']);
    await act(async () => adopted.unmount());
    root.remove();
  });
});
