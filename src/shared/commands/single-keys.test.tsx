import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { refuseStorage } from '@/shared/lib/refusing-storage.fixture';
import { setSingleKeys, singleKeysAreOn, useSingleKeys } from './single-keys';

const Switch = () => <p>{useSingleKeys() ? 'keys on' : 'keys off'}</p>;

describe('the switch of single keys', () => {
  it('is on until somebody switches it off, and shown as it changes', () => {
    onTestFinished(() => setSingleKeys(true));
    render(<Switch />);
    expect(screen.getByText('keys on')).toBeVisible();
    act(() => setSingleKeys(false));
    expect(screen.getByText('keys off')).toBeVisible();
    act(() => setSingleKeys(true));
    expect(screen.getByText('keys on')).toBeVisible();
  });

  it('follows another tab', () => {
    onTestFinished(() => setSingleKeys(true));
    render(<Switch />);
    act(() => {
      localStorage.setItem('acf.single-keys', 'off');
      window.dispatchEvent(new StorageEvent('storage', { key: 'acf.single-keys' }));
    });
    expect(screen.getByText('keys off')).toBeVisible();
  });

  it('stays on where the browser stores nothing', () => {
    refuseStorage('getItem', 'setItem');
    setSingleKeys(false);
    expect(singleKeysAreOn()).toBe(true);
  });
});
