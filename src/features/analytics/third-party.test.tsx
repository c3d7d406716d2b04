import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseConsent, consentChoice } from './consent/consent';
import { ConsentBanner } from './consent/consent-banner';
import { ConsentSetting } from './consent/consent-setting';
import { endPageListenersWithTest } from '@/shared/lib/page-listeners.fixture';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import type { TrackedEvent } from './events';
import { createForwarding } from './third-party';

const event: TrackedEvent = { name: 'calendly_scheduling', parameters: {} };

beforeEach(() => {
  endPageListenersWithTest();
  vi.stubEnv('VITE_FIREBASE_MEASUREMENT_ID', 'G-TEST');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'doNotTrack');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

const signal = (name: 'doNotTrack' | 'globalPrivacyControl', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

function aService() {
  const log = vi.fn<(event: TrackedEvent) => void>();
  const setCollecting = vi.fn<(on: boolean) => void>();
  const load = vi.fn(async () => ({ log, setCollecting }));
  return { load, log, setCollecting, forward: createForwarding(load) };
}

describe('an analytics service of a third party', () => {
  it('gets the same events once the visitor allows it, and none before', covers('PUB-295'), async () => {
    const { load, log, forward } = aService();
    forward(event);
    expect(load).not.toHaveBeenCalled();
    chooseConsent('allowed');
    forward(event);
    forward(event);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    expect(log).toHaveBeenCalledWith(event);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('gets nothing more when the visitor takes it back, and is told to stop', async () => {
    const { log, setCollecting, forward } = aService();
    chooseConsent('allowed');
    forward(event);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(1), { timeout: 10_000 });
    chooseConsent('refused');
    forward(event);
    await vi.waitFor(() => expect(setCollecting).toHaveBeenLastCalledWith(false), { timeout: 10_000 });
    expect(log).toHaveBeenCalledTimes(1);
    chooseConsent('allowed');
    await vi.waitFor(() => expect(setCollecting).toHaveBeenLastCalledWith(true), { timeout: 10_000 });
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const)('gets nothing when the browser sends %s, whatever was chosen', (name, value) => {
    const { load, forward } = aService();
    chooseConsent('allowed');
    signal(name, value);
    forward(event);
    expect(load).not.toHaveBeenCalled();
  });

  it('gets nothing when the build names none', () => {
    const { load, forward } = aService();
    chooseConsent('allowed');
    vi.stubEnv('VITE_FIREBASE_MEASUREMENT_ID', '');
    forward(event);
    expect(load).not.toHaveBeenCalled();
  });

  it('that cannot be had leaves one warning and harms nobody', covers('PUB-295', 'PUB-306'), async () => {
    const forward = createForwarding(() => Promise.reject(new Error('blocked')));
    chooseConsent('allowed');
    expect(() => {
      forward(event);
      forward(event);
    }).not.toThrow();
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledTimes(1), { timeout: 10_000 });
  });
});

const showBanner = () => renderInRouter(<ConsentBanner />);

describe('the question', () => {
  it('stands as a region with two equal answers and leaves the focus alone', () => {
    showBanner();
    expect(screen.getByRole('region', { name: 'Allow Google Analytics?' })).toBeVisible();
    const [allow, refuse] = screen.getAllByRole('button');
    expect(allow).toHaveAccessibleName('Allow');
    expect(refuse).toHaveAccessibleName('No, thank you');
    expect(allow?.className).toBe(refuse?.className);
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['Allow', 'allowed'],
    ['No, thank you', 'refused'],
  ])('«%s» is kept in the browser and not asked again', async (label, choice) => {
    const { unmount } = showBanner();
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(localStorage.getItem('acf.analytics-consent')).toBe(choice);
    expect(screen.getByText(/You can change this at any time/)).toBeVisible();
    expect(screen.getByText(/Google Analytics/, { selector: 'p' })).toHaveFocus();
    unmount();
    showBanner();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is not put to a browser that has answered by a signal', () => {
    signal('globalPrivacyControl', true);
    showBanner();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the setting on the privacy page', () => {
  it('shows the choice, changes it, and follows a change elsewhere', async () => {
    chooseConsent('refused');
    render(<ConsentSetting />);
    expect(screen.getByRole('group', { name: 'Google Analytics on this browser' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No, thank you' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Allow' }));
    expect(consentChoice()).toBe('allowed');
    act(() => chooseConsent('refused'));
    expect(screen.getByRole('radio', { name: 'No, thank you' })).toBeChecked();
  });

  it('says that a signal of the browser counts as a no', () => {
    signal('doNotTrack', '1');
    render(<ConsentSetting />);
    expect(screen.getByText(/We take that as a no/)).toBeVisible();
  });
});
