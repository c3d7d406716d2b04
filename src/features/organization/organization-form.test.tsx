import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { setSaving } from '@/shared/saving/current';
import { ada } from '@/testing/actors';
import { renderInRouter } from '@/testing/render-in-router';
import { waitingForBuild } from './next-build';
import { OrganizationForm } from './organization-form';

const open = () => {
  setSaving(undefined);
  onTestFinished(() => localStorage.clear());
  renderInRouter(<OrganizationForm actor={ada} facts={undefined} />);
  return userEvent.setup();
};
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save facts' });

describe('OrganizationForm', () => {
  it('is empty in a new project', () => {
    open();
    for (const name of ['Name', 'Site address', 'Email', 'Phone', 'Booking page', 'Trailhead badges'])
      expect(field(name)).toHaveValue('');
    expect(screen.queryByRole('group', { name: 'Social link 1' })).not.toBeInTheDocument();
  });

  it.each([
    [
      'Site address',
      'http://www.acf.org',
      'Enter the address as https:// and the site’s name, without a slash at its end.',
    ],
    [
      'Site address',
      'https://www.acf.org/about',
      'Enter the address as https:// and the site’s name, without a slash at its end.',
    ],
    ['Email', 'hello', 'Enter an email address such as hello@example.org.'],
    ['Booking page', 'javascript:alert(1)', 'Enter a full address that starts with https://.'],
    ['Minutes of a session', '4', 'Enter a whole number from 5 to 480.'],
    ['Minutes of a session', 'half an hour', 'Enter a whole number from 5 to 480.'],
    ['First year of the copyright', '20.5', 'Enter a whole number from 1900 to 2100.'],
    [
      'Film on the landing page',
      'https://vimeo.com/1',
      'Paste the film’s YouTube address, or its id of 11 characters.',
    ],
    ['Trailhead points', '-1', 'Enter a whole number from 1 to 10000000.'],
    ['Name', 'a'.repeat(101), 'Use 100 characters or fewer.'],
  ])('refuses in %s the value %s', async (name, typed, message) => {
    const user = open();
    await user.click(field(name));
    await user.paste(typed);
    await user.click(save());
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveValue(typed);
  });

  it('requires the fields of an added certificate and an added link', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Add certificate' }));
    await user.click(screen.getByRole('button', { name: 'Add social link' }));
    await user.type(field('Title'), 'Salesforce Certified Administrator');
    await user.type(field('Month, such as 2024-05'), 'May 2024');
    await user.type(field('Address, with https://'), 'acf.org');
    await user.click(save());
    expect(field('Month, such as 2024-05')).toHaveAccessibleDescription(
      'Enter the year and month, such as 2024-05.',
    );
    const link = within(screen.getByRole('group', { name: 'Social link 1' }));
    expect(link.getByRole('textbox', { name: 'Text of the link' })).toHaveAccessibleDescription(
      'Enter the text of the link.',
    );
    expect(link.getByRole('textbox', { name: 'Address, with https://' })).toHaveAccessibleDescription(
      'Enter a full address that starts with https://.',
    );
  });
});

it('waitingForBuild names the facts that public pages show after the next build', () => {
  const lists = { socialLinks: [], meditationLinks: [], certificates: [] };
  expect(waitingForBuild({ ...lists, phone: '1', badges: 7 }, { ...lists, badges: 7 })).toEqual(['Phone']);
  const link = { name: 'River', href: 'https://river.example' };
  expect(waitingForBuild({ ...lists, socialLinks: [link] }, { ...lists, email: 'a@b.ca' })).toEqual([
    'Email',
    'Social links',
  ]);
});
