import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { ContactForm } from './contact-form';
import { NewsletterForm } from './newsletter-form';
import { StarterPackForm } from './starter-pack-form';
import { WaitlistBox } from './waitlist-box';
import { WaitlistForm } from './waitlist-form';

const given = { consentVersion: '2026-11', labelledBy: 'heading' };
const starterPackForm = <StarterPackForm {...given} head={null} />;
const contactForm = <ContactForm {...given} head={null} />;
const waitlistForm = <WaitlistForm {...given} head={null} thanks="Thank you" />;
const waitlistBox = <WaitlistBox {...given} head={null} />;
const newsletterForm = <NewsletterForm {...given} Frame={Fragment} />;
const show = (form: ReactElement) => renderInRouter(form);

const forms: readonly [string, ReactElement, string, readonly string[]][] = [
  ['starter pack', starterPackForm, 'Get Free Starter Pack', ['Your name', 'Email']],
  ['contact', contactForm, 'Send Message', ['Your name', 'Email', 'Subject', 'Message']],
  [
    'waitlist',
    waitlistForm,
    'Join Waitlist',
    ['First name', 'Last name', 'Email', 'LinkedIn profile', 'Company', 'Organization size', 'Role'],
  ],
  ['waitlist box', waitlistBox, 'Join Waitlist', ['Email']],
  ['newsletter', newsletterForm, 'Subscribe', ['Your name', 'Email']],
];

describe.each(forms)('The %s form', (_, form, action, labels) => {
  it('shows its fields, says what they are used for and links to the privacy notice', () => {
    const { container } = show(form);
    expect(
      screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(labels);
    expect(screen.getByRole('button', { name: action })).toBeEnabled();
    expect(container).toHaveTextContent(/We use .* for nothing else\./);
    expect(screen.getByRole('link', { name: 'privacy notice' })).toHaveAttribute('href', '/privacy');
  });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole('textbox', { name });
const filled = async (values: Readonly<Record<string, string>>) => {
  const user = userEvent.setup();
  for (const [name, value] of Object.entries(values)) await user.type(field(name), value);
};

describe('The contact form', () => {
  it.each([
    ['Your name', '  ', 'Enter your name.'],
    ['Email', '', 'Enter your email address.'],
    ['Message', '   ', 'Write your message.'],
    ['Email', 'abc', 'Enter an email address such as name@example.org.'],
  ])(
    'reports at %s with the value «%s»: %s',
    covers('PUB-180', 'PUB-181', 'PUB-182', 'PUB-185'),
    async (name, value, text) => {
      show(contactForm);
      const right = { 'Your name': 'Amara', Email: 'amara@shelter.example', Message: 'Hello' };
      await filled(
        Object.fromEntries(Object.entries({ ...right, [name]: value }).filter(([, typed]) => typed)),
      );
      await press('Send Message');
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(field(name)).toHaveAccessibleDescription(new RegExp(text.replace(/ \[.*/, '')));
      expect(screen.getAllByRole('listitem')).toHaveLength(1);
    },
  );
});

describe('The waitlist form', () => {
  it('reports each missing value at its field', covers('PUB-190'), async () => {
    show(waitlistForm);
    await press('Join Waitlist');
    await waitFor(() => expect(field('First name')).toHaveFocus());
    for (const [name, text] of [
      ['First name', 'Enter your first name.'],
      ['Last name', 'Enter your last name.'],
      ['Email', 'Enter your email address.'],
      ['LinkedIn profile', 'Enter the address of your LinkedIn profile.'],
      ['Company', 'Enter where you work.'],
      ['Organization size', 'Enter how many people work there.'],
      ['Role', 'Enter what you do there.'],
    ] as const) {
      expect(field(name)).toHaveAccessibleDescription(new RegExp(text));
    }
  });

  it.each([
    ['Email', 'abc', 'Enter an email address such as name@example.org.'],
    ['LinkedIn profile', 'amara', 'Enter a web address such as linkedin.com/in/your-name.'],
    ['Organization size', 'many', 'Enter a whole number such as 12.'],
    ['Organization size', '0', 'Enter at least 1: count yourself.'],
  ])(
    'refuses at %s the value «%s»: %s',
    covers('PUB-191', 'PUB-192', 'PUB-193'),
    async (name, value, text) => {
      show(waitlistForm);
      await filled({ [name]: value });
      await press('Join Waitlist');
      await waitFor(() =>
        expect(field(name)).toHaveAccessibleDescription(new RegExp(text.replace(/ \[.*/, ''))),
      );
    },
  );
});

describe('The newsletter form and the waitlist box', () => {
  it.each([
    ['name', newsletterForm, 'Subscribe', { Email: 'amara@shelter.example' }, 'Your name'],
    ['address', newsletterForm, 'Subscribe', { 'Your name': 'Amara' }, 'Email'],
    ['address', waitlistBox, 'Join Waitlist', {}, 'Email'],
  ] as const)(
    'require the %s and say so at the field',
    covers('PUB-202', 'PUB-203', 'PUB-198'),
    async (_, form, action, values, missing) => {
      show(form);
      await filled(values);
      await press(action);
      await waitFor(() => expect(field(missing)).toHaveFocus());
      expect(field(missing)).toHaveAccessibleDescription(/Enter your (name|email address)\./);
      expect(screen.getByRole('button')).toHaveTextContent(action);
    },
  );
});
