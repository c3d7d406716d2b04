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

describe('A third-party analytics service', () => {
  it('gets the events only after the visitor allows it', covers('PUB-295'), async () => {
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

  it('gets no more events and stops collecting when the visitor withdraws consent', async () => {
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
  ] as const)('gets nothing when the browser sends %s, even with consent', (name, value) => {
    const { load, forward } = aService();
    chooseConsent('allowed');
    signal(name, value);
    forward(event);
    expect(load).not.toHaveBeenCalled();
  });

  it('gets nothing if the build sets no measurement id', () => {
    const { load, forward } = aService();
    chooseConsent('allowed');
    vi.stubEnv('VITE_FIREBASE_MEASUREMENT_ID', '');
    forward(event);
    expect(load).not.toHaveBeenCalled();
  });

  it('causes one warning and no error when it cannot be loaded', covers('PUB-295', 'PUB-306'), async () => {
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

describe('ConsentBanner', () => {
  it('is a region with two equal buttons and does not take the focus', () => {
    showBanner();
    expect(screen.getByRole('region', { name: 'May Google Analytics count along?' })).toBeVisible();
    const [allow, refuse] = screen.getAllByRole('button');
    expect(allow).toHaveAccessibleName('Allow');
    expect(refuse).toHaveAccessibleName('No, thank you');
    expect(allow?.className).toBe(refuse?.className);
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['Allow', 'allowed'],
    ['No, thank you', 'refused'],
  ])('stores the answer «%s» in the browser and does not ask again', async (label, choice) => {
    const { unmount } = showBanner();
    await userEvent.click(screen.getByRole('button', { name: label }));
    expect(localStorage.getItem('acf.analytics-consent')).toBe(choice);
    expect(screen.getByText(/You can change this at any time/)).toBeVisible();
    expect(screen.getByText(/Google Analytics/, { selector: 'p' })).toHaveFocus();
    unmount();
    showBanner();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is hidden when the browser sends a privacy signal', () => {
    signal('globalPrivacyControl', true);
    showBanner();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('ConsentSetting', () => {
  it('shows the choice, changes it, and follows a change made elsewhere', async () => {
    chooseConsent('refused');
    render(<ConsentSetting />);
    expect(screen.getByRole('group', { name: 'Google Analytics on this browser' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No, thank you' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Allow' }));
    expect(consentChoice()).toBe('allowed');
    act(() => chooseConsent('refused'));
    expect(screen.getByRole('radio', { name: 'No, thank you' })).toBeChecked();
  });

  it('says that a privacy signal counts as a no', () => {
    signal('doNotTrack', '1');
    render(<ConsentSetting />);
    expect(screen.getByText(/We take that as a no/)).toBeVisible();
  });
});
