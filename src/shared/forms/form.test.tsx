import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { covers } from '@/testing/covers';
import { Field } from './fields/field';
import { Form } from './form';
import type { FormOutcome, SubmissionMeta } from './outcome';
import { SubmitButton } from './submit-button';
import { HoneypotField, honeypotName } from './fields/honeypot-field';
import type { SchemaSource } from './validation';

const schema = z.object({
  name: z.string().trim().min(1, 'Write your name.'),
  email: z
    .string()
    .trim()
    .min(1, 'Write your e-mail address.')
    .pipe(z.email('This is not a complete e-mail address.')),
});
type Values = z.output<typeof schema>;
type Send = (values: Values, meta: SubmissionMeta) => Promise<FormOutcome>;

const Sample = ({ send, source = schema }: { send: Send; source?: SchemaSource<typeof schema> }) => (
  <Form schema={source} onSubmit={send} label="Starter pack">
    <Field name="name" label="Your name" autoComplete="name" />
    <Field name="email" label="E-mail" type="email" hint="We send the pack there." />
    <HoneypotField />
    <SubmitButton savingLabel="Sending…">Send</SubmitButton>
  </Form>
);

const ok: Send = () => Promise.resolve({ tone: 'success', message: 'Sent.' });
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your name' });
const mailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' });
const button = () => screen.getByRole('button');

const fill = async (name: string, email: string) => {
  const user = userEvent.setup();
  if (name) await user.type(nameField(), name);
  if (email) await user.type(mailField(), email);
  return user;
};

const deferred = <T,>() => {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};

describe('Form', () => {
  it('submits the values that the schema returns', async () => {
    const send = vi.fn(ok);
    render(<Sample send={send} />);
    const user = await fill('  Ana ', 'ana@shelter.example');
    await user.click(button());
    await screen.findByText('Sent.');
    expect(send.mock.calls[0]?.[0]).toEqual({ name: 'Ana', email: 'ana@shelter.example' });
  });

  it(
    'refuses missing values with an error at each field and focuses the first',
    covers('PUB-174', 'PUB-175'),
    async () => {
      const send = vi.fn(ok);
      render(<Sample send={send} />);
      await userEvent.click(button());
      await waitFor(() => expect(nameField()).toHaveFocus());
      expect(nameField()).toHaveAttribute('aria-invalid', 'true');
      expect(nameField()).toHaveAccessibleDescription('Write your name.');
      expect(mailField()).toHaveAccessibleDescription('We send the pack there. Write your e-mail address.');
      expect(send).not.toHaveBeenCalled();
    },
  );

  it('treats spaces as empty and focuses the first invalid field', async () => {
    render(<Sample send={vi.fn(ok)} />);
    const user = await fill('Ana', '   ');
    await user.click(button());
    await waitFor(() => expect(mailField()).toHaveFocus());
    expect(nameField()).not.toHaveAttribute('aria-invalid');
  });

  it('shows errors only after the first submission, then checks every change and keeps the focus', async () => {
    render(<Sample send={ok} />);
    const user = await fill('', 'ana');
    expect(mailField()).not.toHaveAttribute('aria-invalid');
    await user.click(button());
    await screen.findByText('This is not a complete e-mail address.');
    await user.type(mailField(), '@shelter.example');
    await waitFor(() => expect(mailField()).not.toHaveAttribute('aria-invalid'));
    await waitFor(() => expect(mailField()).toHaveFocus());
    expect(nameField()).toHaveAttribute('aria-invalid', 'true');
  });

  it('submits once when it is submitted twice in one tick', async () => {
    const send = vi.fn(ok);
    render(<Sample send={send} />);
    await fill('Ana', 'ana@shelter.example');
    const form = screen.getByRole('form');
    act(() => {
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await screen.findByText('Sent.');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is idle, then saving, then shows one outcome at a time', covers('PUB-179'), async () => {
    const first = deferred<FormOutcome>();
    const second = deferred<FormOutcome>();
    const send = vi.fn<Send>().mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    render(<Sample send={send} />);
    const user = await fill('Ana', 'ana@shelter.example');
    expect(button()).toHaveTextContent('Send');
    await user.click(button());
    await waitFor(() => expect(button()).toHaveTextContent('Sending…'));
    expect(button()).toHaveAttribute('aria-disabled', 'true');
    expect(button()).toHaveFocus();
    await act(async () => first.resolve({ tone: 'error', message: 'Not saved.' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await user.click(button());
    await waitFor(() => expect(screen.getByRole('alert')).toBeEmptyDOMElement());
    await act(async () => second.resolve({ tone: 'info', message: 'Asked before.' }));
    expect(screen.getByRole('status')).toHaveTextContent('Asked before.');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(button()).toHaveTextContent('Send');
  });

  it('keeps values after an error, information or exception, and clears them after success', async () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const send = vi
      .fn<Send>()
      .mockResolvedValueOnce({ tone: 'error', message: 'Not saved.' })
      .mockResolvedValueOnce({ tone: 'info', message: 'Asked before.' })
      .mockRejectedValueOnce(new Error('broken'))
      .mockImplementation(ok);
    render(<Sample send={send} />);
    const user = await fill('Ana', 'ana@shelter.example');
    for (const text of ['Not saved.', 'Asked before.', 'An unexpected error occurred. Please try again.']) {
      await user.click(button());
      await screen.findByText(text);
      expect([nameField().value, mailField().value]).toEqual(['Ana', 'ana@shelter.example']);
    }
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
    await user.click(button());
    await screen.findByText('Sent.');
    expect([nameField().value, mailField().value]).toEqual(['', '']);
  });

  it('shows server errors at their fields until they change, and others in the message', async () => {
    const send: Send = () =>
      Promise.resolve({
        tone: 'error',
        message: 'Not saved.',
        fieldErrors: { email: 'This address is blocked.', plan: ['No such plan.'] },
      });
    render(<Sample send={send} />);
    const user = await fill('Ana', 'ana@shelter.example');
    await user.click(button());
    await waitFor(() => expect(mailField()).toHaveFocus());
    expect(mailField()).toHaveAccessibleDescription(/This address is blocked\.$/);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved. No such plan.');
    await user.type(nameField(), 'x');
    expect(mailField()).toHaveAttribute('aria-invalid', 'true');
    await user.type(mailField(), 'x');
    await waitFor(() => expect(mailField()).not.toHaveAttribute('aria-invalid'));
  });

  it('ignores a late check when a newer check or a submission has finished', async () => {
    const answers: ((isFree: boolean) => void)[] = [];
    const isFree = () => new Promise<boolean>((answer) => answers.push(answer));
    const slow = z.object({ name: z.string().refine(isFree, 'This name is taken.'), email: z.string() });
    const answer = (check: number, free: boolean) => act(async () => answers[check]?.(free));
    render(<Sample send={ok} source={slow as unknown as typeof schema} />);
    const user = await fill('A', '');
    await user.click(button());
    await waitFor(() => expect(answers).toHaveLength(1));
    await answer(0, false);
    expect(nameField()).toHaveAccessibleDescription('This name is taken.');

    await user.type(nameField(), 'na');
    await waitFor(() => expect(answers).toHaveLength(3));
    await answer(2, true);
    expect(nameField()).not.toHaveAttribute('aria-invalid');
    await answer(1, false);
    expect(nameField()).not.toHaveAttribute('aria-invalid');

    await user.type(nameField(), 'x');
    await user.click(button());
    await waitFor(() => expect(answers).toHaveLength(5));
    await answer(4, true);
    await screen.findByText('Sent.');
    await answer(3, false);
    expect(nameField()).not.toHaveAttribute('aria-invalid');
  });

  it('says when the schema cannot be loaded, keeps the values and retries', async () => {
    let online = false;
    const source = () => (online ? Promise.resolve(schema) : Promise.reject(new Error('offline')));
    render(<Sample send={ok} source={source} />);
    const user = await fill('Ana', 'ana@shelter.example');
    await user.click(button());
    await screen.findByText('Network error. Please check your connection and try again.');
    expect(nameField().value).toBe('Ana');
    online = true;
    await user.click(button());
    await screen.findByText('Sent.');
  });

  it('detects programs by a hidden field, which is not part of the values', async () => {
    const send = vi.fn<Send>(() => Promise.resolve({ tone: 'success', message: 'Sent.', keepValues: true }));
    const { container } = render(<Sample send={send} />);
    const user = await fill('Ana', 'ana@shelter.example');
    const honeypot = container.querySelector(`[name="${honeypotName}"]`);
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    await user.click(button());
    await screen.findByText('Sent.');
    if (honeypot) fireEvent.change(honeypot, { target: { value: 'https://spam.example' } });
    await user.click(button());
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([, meta]) => meta.isHoneypotFilled)).toEqual([false, true]);
    expect(Object.keys(send.mock.calls[1]?.[0] ?? {})).not.toContain(honeypotName);
  });

  it('measures the time from when it is shown', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const send = vi.fn(ok);
    render(<Sample send={send} />);
    const user = await fill('Ana', 'ana@shelter.example');
    clock.mockReturnValue(5_500);
    await user.click(button());
    await screen.findByText('Sent.');
    expect(send.mock.calls[0]?.[1].shownForMs).toBe(4_500);
    clock.mockRestore();
  });

  it('keeps text typed before hydration and measures time from the first paint', async () => {
    const send = vi.fn(ok);
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Sample send={send} />);
    document.body.append(root);
    // Before hydration, a press must not leave the page or lose the typed text.
    expect(root.querySelector('form')).toHaveAttribute('method', 'dialog');
    expect(root.querySelector('form')?.noValidate).toBe(false);
    fireEvent.change(nameField(), { target: { value: 'Ana' } });
    const mounted = await act(async () => hydrateRoot(root, <Sample send={send} />));
    expect(nameField().value).toBe('Ana');
    expect(root.querySelector('form')?.noValidate).toBe(true);
    expect(button()).toBeEnabled();
    const user = userEvent.setup();
    await user.type(mailField(), 'ana@shelter.example');
    const clock = vi.spyOn(performance, 'now').mockReturnValue(9_000);
    await user.click(button());
    await screen.findByText('Sent.');
    clock.mockRestore();
    expect(send.mock.calls[0]?.[0].name).toBe('Ana');
    expect(send.mock.calls[0]?.[1].shownForMs).toBe(9_000);
    act(() => mounted.unmount());
    root.remove();
  });
});

describe('A form whose schema is loading', () => {
  it('lets the browser validate at first, and shows its own messages when the schema arrives', async () => {
    const code = deferred<typeof schema>();
    const send = vi.fn(ok);
    const invalid: Event[] = [];
    render(<Sample send={send} source={() => code.promise} />);
    screen.getByRole('form').addEventListener('invalid', (event) => invalid.push(event), { capture: true });
    await userEvent.click(button());
    // The browser shows its bubble unless the event is prevented.
    expect(invalid.map(({ defaultPrevented }) => defaultPrevented)).toEqual([false, false]);
    expect(nameField()).not.toHaveAttribute('aria-invalid');
    await act(async () => code.resolve(schema));
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription('Write your name.'));
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('A compact form', () => {
  const Brief = ({ send }: { send: Send }) => (
    <Form compact schema={schema} onSubmit={send} label="Newsletter">
      <Field name="name" label="Your name" />
      <Field name="email" label="E-mail" type="email" />
      <SubmitButton savingLabel="Subscribing...">Subscribe</SubmitButton>
    </Form>
  );

  it('lets the browser stop a submission, but shows the reason at the field', covers('PUB-205'), async () => {
    const send = vi.fn(ok);
    render(<Brief send={send} />);
    expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(false);
    const user = await fill('Ana', 'abc');
    await user.click(button());
    expect(mailField()).toBeInvalid();
    expect(send).not.toHaveBeenCalled();
    await waitFor(() => expect(mailField()).toHaveFocus());
    expect(mailField()).toHaveAccessibleDescription(
      expect.stringContaining('This is not a complete e-mail address.'),
    );
    const invalid = new Event('invalid', { cancelable: true });
    expect(mailField().dispatchEvent(invalid)).toBe(false);
  });

  it('refuses at the field what the browser accepts', covers('PUB-202'), async () => {
    const send = vi.fn(ok);
    render(<Brief send={send} />);
    const user = await fill('   ', 'ana@shelter.example');
    await user.click(button());
    await screen.findByText('Write your name.');
    await waitFor(() => expect(nameField()).toHaveFocus());
    expect(send).not.toHaveBeenCalled();
  });

  it('disables its fields while saving and returns the focus', covers('PUB-206', 'PUB-207'), async () => {
    const answer = deferred<FormOutcome>();
    render(<Brief send={() => answer.promise} />);
    const user = await fill('Ana', 'ana@shelter.example');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button()).toHaveTextContent('Subscribing...'));
    expect(nameField()).toBeDisabled();
    expect(mailField()).toBeDisabled();
    mailField().blur();
    await act(async () => answer.resolve({ tone: 'error', message: 'Not saved.' }));
    await waitFor(() => expect(mailField()).toBeEnabled());
    await waitFor(() => expect(mailField()).toHaveFocus());
    expect([nameField().value, mailField().value]).toEqual(['Ana', 'ana@shelter.example']);
  });

  it('keeps the focus where the person moved it while saving', async () => {
    const answer = deferred<FormOutcome>();
    render(
      <>
        <Brief send={() => answer.promise} />
        <a href="/elsewhere">Elsewhere</a>
      </>,
    );
    const user = await fill('Ana', 'ana@shelter.example');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(mailField()).toBeDisabled());
    screen.getByRole('link').focus();
    await act(async () => answer.resolve({ tone: 'success', message: 'Sent.' }));
    expect(screen.getByRole('link')).toHaveFocus();
  });

  it('shows the result until the next input', covers('PUB-213'), async () => {
    const send = vi
      .fn<Send>()
      .mockResolvedValueOnce({ tone: 'info', message: 'Asked before.' })
      .mockImplementation(ok);
    render(<Brief send={send} />);
    const user = await fill('Ana', 'ana@shelter.example');
    for (const text of ['Asked before.', 'Sent.']) {
      await user.click(button());
      await screen.findByText(text);
      await user.type(nameField(), 'a');
      expect(screen.queryByText(text)).not.toBeInTheDocument();
    }
  });
});
