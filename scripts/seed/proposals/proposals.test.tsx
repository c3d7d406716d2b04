import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { type ClientProposal, packageIds } from '@/features/proposals/content/client-proposal';
import { proposalContentSchema } from '@/features/proposals/content/proposal-content';
import { ProposalPage } from '@/features/proposals/page/proposal-page';
import type { ClientAnswer } from '@/features/proposals/page/sent-choice';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { seedPages } from './pages';

const proposals = {
  'canadian-cancer-society': seedPages['canadian-cancer-society'],
  'tipping-point': seedPages['tipping-point'],
};
const both = Object.entries(proposals);
const names = ['Free Starter Pack', 'Start', 'Grow', 'Expand'];

const show = (content: ClientProposal, more: Partial<Parameters<typeof ProposalPage>[0]> = {}) =>
  renderInRouter(
    <ProposalPage
      content={content}
      onExit={() => {}}
      tools={
        <>
          <button type="button">Download</button>
          <button type="button">Share</button>
        </>
      }
      {...more}
    />,
  );

const cards = () => {
  const list = screen
    .getByRole('group', { name: 'Choose the package you would begin with' })
    .querySelector('ol');
  return Array.from(list?.children ?? []) as HTMLElement[];
};
const card = (name: string) => cards()[names.indexOf(name)] as HTMLElement;
const detailsOf = (name: string) => within(card(name)).getByRole('button', { name: /details/i });
const openDetails = () => names.filter((name) => detailsOf(name).getAttribute('aria-expanded') === 'true');

describe.each(both)('the proposal %s', (slug, content) => {
  it('fits the schema used to seal and open it', () => {
    expect(proposalContentSchema.parse(content)).toEqual(content);
  });

  it(
    'links its logos to our site and to the client’s, in a new tab',
    covers('PRO-072', 'PRO-073', 'PRO-079'),
    () => {
      show(content);
      const header = screen.getByRole('banner');
      expect(within(header).getByRole('link', { name: /to the site/ })).toHaveAttribute('href', '/');
      const client = within(header).getByRole('link', { name: `Website of ${content.clientName}` });
      expect(client).toHaveAttribute('href', content.clientSite);
      expect(client).toHaveAttribute('target', '_blank');
      expect(client).toHaveAttribute('rel', 'noopener noreferrer');
      expect(client).toHaveTextContent(content.clientName);
    },
  );

  it(
    'has title, client, address and three buttons in its header',
    covers('PRO-074', 'PRO-075', 'PRO-076', 'PRO-077', 'PRO-123'),
    () => {
      show(content);
      const header = screen.getByRole('banner');
      expect(header).toHaveTextContent(content.proposalTitle);
      expect(header).toHaveTextContent(`Prepared for ${content.clientName}`);
      expect(header).toHaveTextContent(content.clientEmail);
      expect(
        within(header)
          .getAllByRole('button')
          .map((button) => button.textContent),
      ).toEqual(['Download', 'Share', 'Exit']);
    },
  );

  it(
    'opens with a headline, a tagline and four statements of method',
    covers('PRO-082', 'PRO-083', 'PRO-084'),
    () => {
      show(content);
      const hero = screen.getByRole('region', { name: content.hero.headline });
      expect(within(hero).getByRole('heading', { level: 1 })).toHaveFocus();
      expect(hero).toHaveTextContent(content.hero.tagline);
      expect(within(hero).getAllByRole('listitem')).toHaveLength(4);
    },
  );

  it(
    'offers one path in four numbered steps, each with a goal and its parts',
    covers('PRO-085', 'PRO-086', 'PRO-087', 'PRO-090', 'PRO-091'),
    () => {
      show(content);
      expect(
        screen.getByRole('heading', {
          level: 2,
          name: 'Start → Grow → Expand: Your Path to Smarter Fundraising',
        }),
      ).toBeVisible();
      expect(cards().map((of) => within(of).getByRole('heading', { level: 3 }).textContent)).toEqual([
        'Free Starter Pack',
        'Start',
        'Grow',
        'Expand',
      ]);
      expect(cards().map((of) => /^\d/.exec(of.textContent)?.[0])).toEqual(['1', '2', '3', '4']);
      for (const shown of cards()) {
        expect(within(shown).getByRole('heading', { name: 'Core Goal' })).toBeVisible();
        expect(within(shown).getByRole('heading', { name: 'What You Get' })).toBeVisible();
      }
    },
  );

  it('says how long each step takes', covers('PRO-001', 'PRO-322', 'PRO-323', 'PRO-324', 'PRO-325'), () => {
    show(content);
    for (const [index, time] of ['24 hours', '30 days', '60 days', '90 days'].entries())
      expect(cards()[index]).toHaveTextContent(`Timeline: ${time}`);
  });

  it.each([
    ['PRO-314', '40 warm donor leads in under an hour'],
    ['PRO-315', '12 public grant boards refreshed weekly'],
    ['PRO-316', '15-point tech audit checklist'],
    ['PRO-317', '5-minute video'],
    ['PRO-318', '2-page security checklist'],
    ['PRO-319', '30-minute audit session plus office hours'],
    ['PRO-320, PRO-321', 'Delivered within 24 hours, a $2,000 value'],
  ])('describes the free pack once, on its own card [%s]: %s', (_, fact) => {
    show(content);
    expect(card('Free Starter Pack')).toHaveTextContent(fact);
    expect(screen.getByRole('main').textContent.split(fact)).toHaveLength(2);
  });

  it(
    'offers the free pack only on its card, in a new tab',
    covers('PRO-096', 'PRO-097', 'PRO-098', 'PRO-099', 'PRO-146'),
    () => {
      show(content);
      const free = card('Free Starter Pack');
      expect(free).toHaveTextContent('FREE No Cost');
      for (const name of ['Start', 'Grow', 'Expand']) {
        expect(card(name)).not.toHaveTextContent('FREE');
        expect(card(name)).not.toHaveTextContent('No Cost');
      }
      const get = screen.getByRole('link', { name: /^Get Free Starter Pack/ });
      expect(free).toContainElement(get);
      expect(get).toHaveAttribute('href', '/playbook/day1-impact');
      expect(get).toHaveAttribute('target', '_blank');
    },
  );

  it(
    'shows what each part of a package is, its stage, and the teams that benefit',
    covers('PRO-092', 'PRO-093', 'PRO-094', 'PRO-095'),
    async () => {
      const user = userEvent.setup();
      show(content);
      for (const [index, name] of names.entries()) {
        const offer = content.packages[packageIds[index] ?? 'start'];
        const teams = within(card(name)).getByText('Teams Benefiting');
        if (detailsOf(name).getAttribute('aria-expanded') === 'false') {
          expect(teams).not.toBeVisible();
          expect(detailsOf(name)).toHaveAccessibleName(`Show Details for ${name}`);
          await user.click(detailsOf(name));
        }
        expect(detailsOf(name)).toHaveAccessibleName(`Hide Details for ${name}`);
        expect(teams).toBeVisible();
        for (const { title, stage, description } of offer.details) {
          const heading = within(card(name)).getByRole('heading', {
            level: 5,
            name: stage ? `${title} ${stage}` : title,
          });
          expect(heading.parentElement).toHaveTextContent(description);
        }
        expect(teams.parentElement).toHaveTextContent(`Teams Benefiting ${offer.teams}`);
      }
      const stages = Object.values(content.packages).flatMap(({ details }) =>
        details.map(({ stage }) => stage),
      );
      expect(new Set(stages)).toEqual(new Set(['Crawl', 'Walk', 'Run', undefined]));
    },
  );

  it('says what Grow connects and when Expand is reviewed', covers('PRO-326', 'PRO-327'), () => {
    show(content);
    expect(card('Grow')).toHaveTextContent(/three systems/i);
    expect(card('Expand')).toHaveTextContent('A 60-day momentum check');
  });

  it(
    'starts with Start selected and always has one selection, by pointer or keys',
    covers('PRO-104', 'PRO-105', 'PRO-106', 'PRO-107'),
    async () => {
      const user = userEvent.setup();
      const onChoose = vi.fn();
      show(content, { onChoose });
      const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
      expect(chosen().map(({ value }) => value)).toEqual(['start']);
      for (const name of ['Expand', 'Free Starter Pack', 'Grow']) {
        await user.click(within(card(name)).getByText(name));
        expect(chosen()).toEqual([screen.getByRole('radio', { name })]);
        expect(screen.getAllByText('Selected')).toHaveLength(1);
        for (const other of names) {
          const tick = within(card(other)).queryByText('Selected')?.querySelector('svg') ?? null;
          expect(tick !== null, other).toBe(other === name);
        }
        expect(screen.getByText(new RegExp(`^You begin with (the )?${name}`))).toBeVisible();
      }
      await user.keyboard('{ArrowRight}');
      expect(chosen().map(({ value }) => value)).toEqual(['expand']);
      expect(onChoose.mock.calls.flat()).toEqual(['start', 'expand', 'starter', 'grow', 'expand']);
    },
  );

  it('keeps the selection when details open or the free pack link is pressed', async () => {
    const user = userEvent.setup();
    show(content);
    await user.click(detailsOf('Grow'));
    await user.click(screen.getByRole('link', { name: /^Get Free Starter Pack/ }));
    expect(screen.getByRole('radio', { name: 'Start' })).toBeChecked();
  });

  it('offers a call and a session and has no dropdown', covers('PRO-108', 'PRO-110', 'PRO-111'), () => {
    show(content);
    const choice = screen.getByRole('region', { name: 'Your choice' });
    expect(within(choice).getByRole('button', { name: "Let's Get Connected" })).toBeVisible();
    const session = within(choice).getByRole('link', { name: /^Schedule Session/ });
    expect(session).toHaveAttribute('href', 'https://booking.acf.example/strategy-session');
    expect(session).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it(
    'says on three cards who is needed, why us, and when',
    covers('PRO-002', 'PRO-112', 'PRO-113', 'PRO-114', 'PRO-115'),
    () => {
      show(content);
      const information = screen.getByRole('region', { name: 'What it takes, and why us' });
      expect(
        within(information)
          .getAllByRole('heading', { level: 3 })
          .map(({ textContent }) => textContent),
      ).toEqual(["Who you'll need", 'Why hire us', 'Timeline (sample)']);
      for (const { title, text } of [...content.stakeholders, ...content.reasons])
        expect(information).toHaveTextContent(`${title}${text}`);
      for (const { period, short } of content.timeline.steps)
        expect(information).toHaveTextContent(`${period}${short}`);
    },
  );

  it('ends with the current year', covers('PRO-120'), () => {
    show(content);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(new RegExp(`© .*${new Date().getFullYear()}`));
  });

  it('shares no stakeholders or reasons with the other proposal', () => {
    const others = both.filter(([other]) => other !== slug).map(([, other]) => other);
    for (const other of others) {
      expect(content.stakeholders.map(({ text }) => text)).not.toEqual(
        other.stakeholders.map(({ text }) => text),
      );
      expect(content.reasons.map(({ text }) => text)).not.toEqual(other.reasons.map(({ text }) => text));
    }
  });
});

const periods = () => {
  const [, timeline] = screen.getAllByText('Weeks 1-2');
  const list = timeline?.closest('ol');
  return Array.from(list?.children ?? []).map((step) => step.querySelector('p')?.textContent);
};

describe('the details and timelines of the two proposals', () => {
  it(
    'open independently for the cancer charity, with the free pack’s open at first',
    covers('PRO-100', 'PRO-101', 'PRO-121'),
    async () => {
      const user = userEvent.setup();
      show(proposals['canadian-cancer-society']);
      expect(openDetails()).toEqual(['Free Starter Pack']);
      await user.click(detailsOf('Grow'));
      await user.click(detailsOf('Expand'));
      expect(openDetails()).toEqual(['Free Starter Pack', 'Grow', 'Expand']);
      await user.click(detailsOf('Grow'));
      expect(openDetails()).toEqual(['Free Starter Pack', 'Expand']);
    },
  );

  it(
    'open one at a time for the funder, with none open at first',
    covers('PRO-102', 'PRO-103', 'PRO-277'),
    async () => {
      const user = userEvent.setup();
      show(proposals['tipping-point']);
      expect(openDetails()).toEqual([]);
      await user.click(detailsOf('Start'));
      expect(openDetails()).toEqual(['Start']);
      await user.click(detailsOf('Expand'));
      expect(openDetails()).toEqual(['Expand']);
      await user.click(detailsOf('Expand'));
      expect(openDetails()).toEqual([]);
    },
  );

  it('show the funder a pilot of five steps', covers('PRO-116', 'PRO-117', 'PRO-118'), () => {
    show(proposals['tipping-point']);
    expect(screen.getByRole('heading', { name: 'Detailed Timeline – Pilot Focus (sample)' })).toBeVisible();
    expect(periods()).toEqual(['Weeks 1-2', 'Weeks 3-4', 'Month 2', 'Month 3', 'Month 4']);
  });

  it('show the cancer charity all packages with an open end', covers('PRO-119', 'PRO-122'), () => {
    show(proposals['canadian-cancer-society']);
    expect(periods()).toEqual(['Weeks 1-2', 'Weeks 3-4', 'Month 2', 'Month 3', 'Month 4+']);
    const timeline = screen.getByRole('region', { name: /from the first team to the chapters/ });
    for (const name of ['Start', 'Grow', 'Expand']) expect(timeline).toHaveTextContent(name);
  });
});

describe('the logos', () => {
  const content = proposals['tipping-point'];
  const logo = 'data:image/png;base64,iVBORw0KGgo=';

  it('show the client’s picture, or its name if the picture fails', covers('PRO-073', 'PRO-079'), () => {
    show({ ...content, clientLogo: { data: logo, alternative: 'Tipping Point' } });
    const link = screen.getByRole('link', { name: 'Website of Tipping Point' });
    const picture = within(link).getByRole('img', { name: 'Tipping Point' });
    fireEvent.error(picture);
    expect(link.querySelector('img')).toBeNull();
    expect(link).toHaveTextContent('Tipping Point');
  });

  it('name a client without a website, without a link', () => {
    const { clientSite: _, ...rest } = content;
    show(rest);
    expect(screen.queryByRole('link', { name: /Website of/ })).toBeNull();
    expect(screen.getByRole('banner')).toHaveTextContent('Tipping Point');
  });

  it('draw our logo inline, so that it cannot fail to load', covers('PRO-080'), () => {
    show(content);
    const link = screen.getByRole('link', { name: /to the site/ });
    expect(link.querySelector('svg path')).not.toBeNull();
    expect(link.querySelector('img, use, image')).toBeNull();
  });
});

describe('the confirmation of a choice', () => {
  const content = proposals['tipping-point'];
  const open = async (onAnswer?: (answer: ClientAnswer) => Promise<void>) => {
    const user = userEvent.setup();
    show(content, onAnswer && { onAnswer });
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(card('Grow')).getByText('Grow'));
    await user.click(screen.getByRole('button', { name: "Let's Get Connected" }));
    return { user, dialog: await screen.findByRole('dialog', { name: 'Excellent Choice!' }) };
  };

  it(
    'names the package and four next steps and links to a call',
    covers('PRO-109', 'PRO-124', 'PRO-125', 'PRO-126', 'PRO-127'),
    async () => {
      const { user, dialog } = await open();
      expect(dialog).toHaveTextContent('You have selected Grow.');
      expect(within(dialog).getByRole('heading', { name: 'Next Steps' })).toBeVisible();
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual([
        expect.stringMatching(/schedule a consultation call/i),
        expect.stringMatching(/review your tech stack/i),
        expect.stringMatching(/create a customised implementation plan/i),
        expect.stringMatching(/begin the journey/i),
      ]);
      const call = within(dialog).getByRole('link', { name: /^Schedule Consultation/ });
      expect(call).toHaveAttribute('href', 'https://booking.acf.example/strategy-session');
      expect(call).toHaveAttribute('target', '_blank');
      await user.click(call);
      expect(dialog).toBeVisible();
    },
  );

  it('closes with its button and with a press outside', covers('PRO-128', 'PRO-129'), async () => {
    const { user, dialog } = await open();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(dialog).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: "Let's Get Connected" }));
    await waitFor(() => expect(dialog).toBeVisible());
    dialog.getBoundingClientRect = () => new DOMRect(100, 100, 500, 400);
    fireEvent.click(dialog, { clientX: 300, clientY: 300 });
    expect(dialog).toBeVisible();
    fireEvent.click(dialog, { clientX: 50, clientY: 50 });
    expect(dialog).not.toBeVisible();
  });

  it('does not offer to send a choice when answers cannot be sent', async () => {
    const { dialog } = await open();
    expect(within(dialog).queryByRole('button', { name: 'Send My Choice' })).toBeNull();
  });

  it('sends the choice with a question once', async () => {
    const onAnswer = vi.fn(() => Promise.resolve());
    const { user, dialog } = await open(onAnswer);
    fireEvent.change(within(dialog).getByRole('textbox', { name: /A question for us/ }), {
      target: { value: 'Who trains our volunteers?' },
    });
    await user.click(within(dialog).getByRole('button', { name: 'Send My Choice' }));
    await waitFor(() =>
      expect(within(dialog).getByRole('status')).toHaveTextContent('Sent: your choice of Grow.'),
    );
    expect(onAnswer.mock.calls).toEqual([[{ package: 'grow', question: 'Who trains our volunteers?' }]]);
    expect(within(dialog).queryByRole('button', { name: 'Send My Choice' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Send Question' }));
    expect(await within(dialog).findByText('Write your question.')).toBeVisible();
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('keeps a question that could not be sent and says what to do', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user, dialog } = await open(() => Promise.reject(new Error('offline')));
    const question = within(dialog).getByRole('textbox', { name: /A question for us/ });
    fireEvent.change(question, { target: { value: 'Who trains our volunteers?' } });
    await user.click(within(dialog).getByRole('button', { name: 'Send My Choice' }));
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent(/not sent.*still here/));
    expect(question).toHaveValue('Who trains our volunteers?');
    warn.mockRestore();
  });
});
