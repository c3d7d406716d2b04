import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { setSingleKeys, singleKeysAreOn, useSingleKeys } from './single-keys';

const Switch = () => <p>{useSingleKeys() ? 'keys on' : 'keys off'}</p>;

describe('The setting for single-key shortcuts', () => {
  it('is on until it is switched off, and updates the screen', () => {
    onTestFinished(() => setSingleKeys(true));
    render(<Switch />);
    expect(screen.getByText('keys on')).toBeVisible();
    act(() => setSingleKeys(false));
    expect(screen.getByText('keys off')).toBeVisible();
    act(() => setSingleKeys(true));
    expect(screen.getByText('keys on')).toBeVisible();
  });

  it('follows changes in another tab', () => {
    onTestFinished(() => setSingleKeys(true));
    render(<Switch />);
    act(() => {
      localStorage.setItem('acf.single-keys', 'off');
      window.dispatchEvent(new StorageEvent('storage', { key: 'acf.single-keys' }));
    });
    expect(screen.getByText('keys off')).toBeVisible();
  });

  it('stays on if the browser refuses storage', () => {
    refuseStorage('getItem', 'setItem');
    setSingleKeys(false);
    expect(singleKeysAreOn()).toBe(true);
  });
});
