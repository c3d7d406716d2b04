import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SiteFacts } from '@/content/site-facts';
import { covers } from '@/testing/covers';
import { aSlide } from '@/testing/records/proposal-content';
import { renderInRouter } from '@/testing/render-in-router';
import type { Slide } from '../content/deck';
import type { Sender } from '../content/sender';
import { ContactContext, contactDetails } from './contact-details';
import { SlideView } from './slide';
import { deckTexts } from './texts';

const none: SiteFacts = { socialLinks: [], meditationLinks: [], certificates: [] };
const organization: SiteFacts = {
  ...none,
  email: 'hello@river.example',
  phone: '+1 416 555 0199',
  bookingLink: 'https://booking.example/session',
  bookingMinutes: 30,
  office: 'Toronto, ON',
};

const sender = {
  name: 'Ada Okafor',
  role: 'Partner',
  email: 'ada@river.example',
  phone: '+1 (416) 555-0142',
  bookingLink: 'https://booking.example/ada',
};

const closing = aSlide({ id: 'thanks', look: 'closing', heading: 'Thank you' });
const questions = aSlide({
  id: 'questions',
  heading: 'Questions & Discussion',
  blocks: [{ type: 'contact' }, { type: 'actions', actions: ['freePack', 'startToday'] }],
});

const show = (slide: Slide, facts: SiteFacts, from?: Sender) => {
  renderInRouter(
    <ContactContext value={contactDetails(from, facts)}>
      <SlideView slide={slide} number={undefined} isOnPage />
    </ContactContext>,
  );
  return within(screen.getByRole('region', { name: slide.heading }));
};

const addresses = (slide: ReturnType<typeof show>) =>
  slide
    .queryAllByRole('link')
    .map((link) => [link.textContent.replace(' (opens in a new tab)', ''), link.getAttribute('href')]);

describe('The contact block of a deck', () => {
  it('shows the organization’s facts if there is no sender', covers('PRO-178', 'PRO-179'), () => {
    const slide = show(questions, organization);
    expect(addresses(slide)).toEqual([
      ['hello@river.example', 'mailto:hello@river.example'],
      ['+1 416 555 0199', 'tel:+14165550199'],
      ['30 minutes, free', 'https://booking.example/session'],
      ['Send Me the Free Pack', '/playbook/day1-impact'],
      ['Start Today', 'https://booking.example/session'],
    ]);
    expect(slide.getByText('Toronto, ON')).toBeInTheDocument();
  });

  it("shows the sender's name, role, email, phone and booking link on the last slide", () => {
    const slide = show(closing, organization, sender);
    expect(slide.getByText('Ada Okafor')).toBeInTheDocument();
    expect(slide.getByText('Partner')).toBeInTheDocument();
    expect(addresses(slide)).toEqual([
      ['ada@river.example', 'mailto:ada@river.example'],
      ['+1 (416) 555-0142', 'tel:+14165550142'],
      ['Choose a time', 'https://booking.example/ada'],
    ]);
  });

  it('uses the sender’s booking link for buttons before the organization’s', () => {
    expect(addresses(show(questions, organization, sender))).toContainEqual([
      'Start Today',
      'https://booking.example/ada',
    ]);
  });

  it(
    'hides each line whose fact is unset, and booking buttons without a booking page',
    covers('PRO-159'),
    () => {
      const slide = show(questions, { ...none, email: 'hello@river.example' });
      expect(addresses(slide)).toEqual([
        ['hello@river.example', 'mailto:hello@river.example'],
        ['Send Me the Free Pack', '/playbook/day1-impact'],
      ]);
      for (const line of ['Call us', 'Pick a time', 'Where we are'])
        expect(slide.queryByText(line)).toBeNull();
    },
  );

  it('is empty when no fact is set', () => {
    const slide = show(
      { ...closing, blocks: [{ type: 'actions', actions: ['session', 'deployNow', 'scaleUp'] }] },
      none,
    );
    expect(addresses(slide)).toEqual([]);
    expect(slide.queryByText('Write to us')).toBeNull();
  });

  it('starts the copyright at the first year if it is known', () => {
    expect(deckTexts.copyright(2020, 2026)).toBe('© 2020 – 2026 ACF. All rights reserved.');
    expect(deckTexts.copyright(undefined, 2026)).toBe('© 2026 ACF. All rights reserved.');
    expect(deckTexts.copyright(2026, 2026)).toBe('© 2026 ACF. All rights reserved.');
  });
});
