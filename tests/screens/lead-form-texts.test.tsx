import { cleanup, screen } from '@testing-library/react';
import { Fragment, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContactForm } from '@/features/leads/forms/contact-form';
import { NewsletterForm } from '@/features/leads/forms/newsletter-form';
import { StarterPackForm } from '@/features/leads/forms/starter-pack-form';
import { WaitlistBox } from '@/features/leads/forms/waitlist-box';
import { WaitlistForm } from '@/features/leads/forms/waitlist-form';
import { decodeFields } from '@/shared/firebase/decode';
import { renderInRouter } from '@/testing/render-in-router';
import { beginAnew, stored } from '../repositories/local-backend';
import {
  type Failure,
  failures,
  type FormName,
  repeats,
  savingLabels,
  submissions,
  timeouts,
} from '../requirements/public-texts/form-texts';
import { holdRequests, loseRequests } from './requests';
import { application, expectText, fillIn, formProps } from './visitor';

const person = { 'Your name': 'Zadie Moreau', Email: 'zadie@quartet.example' };

const forms: Readonly<Record<FormName, ReactElement>> = {
  'starter pack': <StarterPackForm {...formProps} head={null} />,
  contact: <ContactForm {...formProps} head={null} />,
  newsletter: <NewsletterForm {...formProps} Frame={Fragment} />,
  'waitlist application': <WaitlistForm {...formProps} head={null} thanks={<p>Thank you</p>} />,
  'waitlist box': <WaitlistBox {...formProps} head={null} />,
};

const valuesOf: Readonly<Record<FormName, Readonly<Record<string, string>>>> = {
  'starter pack': person,
  contact: { ...person, Subject: 'Strings', Message: 'Two lists?' },
  newsletter: person,
  'waitlist application': application,
  'waitlist box': { Email: person.Email },
};

/** Opens a new form and fills it in. Returns the function that sends it. */
async function open(name: FormName): Promise<() => Promise<void>> {
  cleanup();
  renderInRouter(forms[name]);
  const user = await fillIn(valuesOf[name]);
  return () => user.click(screen.getByRole('button'));
}

const refusal = (code: number, status: string) => async () =>
  Response.json({ error: { status, message: 'No.' } }, { status: code });

const answers: Readonly<Record<Failure, typeof fetch>> = {
  'permission denied': refusal(403, 'PERMISSION_DENIED'),
  unavailable: refusal(503, 'UNAVAILABLE'),
  refused: refusal(429, 'RESOURCE_EXHAUSTED'),
  network: () => Promise.reject(new TypeError('Failed to fetch')),
};

beforeEach(beginAnew);
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the public forms', () => {
  it.each(submissions)(
    '%s: the %s form stores its record in %s',
    async (rows, form, collection, record, answer) => {
      const send = await open(form);
      await send();
      await expectText(answer, rows);
      const [entry] = await stored(collection);
      const saved = decodeFields(entry?.fields ?? {});
      expect({ ...saved, createdAt: saved['createdAt'] instanceof Date ? 'now' : undefined }).toMatchObject(
        record,
      );
    },
  );

  it.each(repeats)('%s: the %s form shows "%s" for a known address', async (row, form, text) => {
    await (await open(form))();
    await vi.waitFor(async () => expect(await stored('leadKeys')).toHaveLength(1));
    await (await open(form))();
    await expectText(text, row);
    expect(await stored('leadKeys')).toHaveLength(1);
  });

  it.each(savingLabels)('%s: the %s form changes "%s" to "%s"', async (_, form, idle, saving) => {
    const send = await open(form);
    expect(screen.getByRole('button')).toHaveTextContent(new RegExp(`^${idle}$`));
    const answer = holdRequests();
    await send();
    expect(await screen.findByRole('button', { name: saving })).toBeVisible();
    answer();
    await screen.findByRole('heading');
  });

  it.each(timeouts)(
    '%s: the %s form without an answer to %s gives up after %i ms',
    async (rows, form, held, ms, text) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      const send = await open(form);
      loseRequests(held === 'the save' ? ':commit' : '');
      const timers = vi.spyOn(globalThis, 'setTimeout');
      await send();
      const limits = () => timers.mock.calls.filter(([, delay]) => delay === ms);
      const expire = await vi.waitUntil(() => limits()[0]?.[0], { timeout: 5_000 });
      expire();
      await expectText(text, rows);
    },
  );

  it.each(Object.keys(forms) as FormName[])('show the error messages of the %s form', async (form) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const send = await open(form);
    for (const [row, , failure, text] of failures.filter(([, of]) => of === form)) {
      vi.stubGlobal('fetch', answers[failure]);
      await send();
      await expectText(text, row);
    }
    vi.unstubAllGlobals();
    expect(await stored('leadKeys').catch(() => [])).toEqual([]);
  });
});
