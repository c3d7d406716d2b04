import { screen, waitFor } from '@testing-library/react';
import { Fragment } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewsletterForm } from '@/features/leads/forms/newsletter-form';
import { WaitlistForm } from '@/features/leads/forms/waitlist-form';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { beginAnew, stored } from '../repositories/local-backend';
import { holdRequests } from './requests';
import { application, fillIn, formProps } from './visitor';

beforeEach(beginAnew);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const button = (name: string) => screen.getByRole('button', { name });

describe('the waitlist application form', () => {
  const show = () => renderInRouter(<WaitlistForm {...formProps} head={null} thanks="Thank you" />);

  it('shows that it is sending and then thanks in place of the form', covers('PUB-197'), async () => {
    show();
    const user = await fillIn(application);
    expect(button('Join Waitlist')).toBeEnabled();
    const answer = holdRequests();
    await user.click(button('Join Waitlist'));
    expect(await screen.findByRole('button', { name: 'Joining...' })).toBeVisible();
    answer();
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await stored('waitlist')).toHaveLength(1);
  });

  it('shows an error and keeps the entries', covers('PUB-197'), async () => {
    show();
    const user = await fillIn(application);
    const refusal = { error: { status: 'PERMISSION_DENIED', message: 'No.' } };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 403 }));
    await user.click(button('Join Waitlist'));
    expect(
      await screen.findByText('Permission denied. Please refresh the page and try again.'),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Role' })).toHaveValue('Director');
    expect(button('Join Waitlist')).toBeEnabled();
    expect(await stored('waitlist').catch(() => [])).toEqual([]);
  });
});

describe('the newsletter form', () => {
  const show = () => renderInRouter(<NewsletterForm {...formProps} Frame={Fragment} />);

  it('sends no request without an address', covers('PUB-203'), async () => {
    show();
    const user = await fillIn({ 'Your name': 'Zadie' });
    const calls = vi.spyOn(globalThis, 'fetch');
    await user.click(button('Subscribe'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toBeInvalid());
    expect(calls).not.toHaveBeenCalled();
    expect(button('Subscribe')).toBeEnabled();
  });

  it('subscribes the visitor once an address is entered', covers('PUB-209'), async () => {
    show();
    const user = await fillIn({ 'Your name': 'Zadie', Email: 'zadie@quartet.example' });
    await user.click(button('Subscribe'));
    expect(await screen.findByText('Thank you for subscribing!')).toBeVisible();
    expect(await stored('bundleRequests')).toHaveLength(1);
  });
});
