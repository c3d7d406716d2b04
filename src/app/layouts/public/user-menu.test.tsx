import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '@/shared/auth/actor';
import { ada } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { roleLabel, UserMenu } from './user-menu';

/** A person whose name and e-mail address start with different letters. */
const zoe = { ...ada, displayName: 'Zoë Osei' };

const show = (actor: Actor = zoe, onLogOut: () => Promise<void> = () => Promise.resolve()) =>
  renderInRouter(<UserMenu actor={actor} onLogOut={onLogOut} />);

const avatar = () => screen.getByRole('button', { name: 'Your account: ada@acf.example' });

describe('UserMenu', () => {
  it(
    'names the person and links to account and settings',
    covers('PUB-084', 'PUB-085', 'PUB-089', 'PUB-090'),
    () => {
      show();
      const panel = document.getElementById(avatar().getAttribute('popovertarget') ?? '');
      expect(panel).toHaveAttribute('popover', 'auto');
      const menu = within(panel!);
      expect(menu.getByText('ada@acf.example')).toBeVisible();
      expect(menu.getByText('Admin')).toBeVisible();
      expect(menu.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
      expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    },
  );

  it.each([
    ['admin', 'Admin'],
    ['regular', 'User'],
    ['', 'User'],
    ['Admin', 'User'],
  ])('calls the role "%s" %s', covers('PUB-085', 'PUB-086'), (role, label) => {
    expect(roleLabel(role)).toBe(label);
  });

  it(
    'shows the photo if there is one, and the initial when the photo fails to load',
    covers('PUB-087', 'PUB-088'),
    () => {
      const { container } = show({ ...zoe, photoURL: '/photo.jpg' });
      const photo = container.querySelector('img');
      expect(photo).toHaveAttribute('src', '/photo.jpg');
      expect(avatar()).not.toHaveTextContent('Z');
      fireEvent.error(photo!);
      expect(container.querySelector('img')).toBeNull();
      expect(avatar()).toHaveTextContent('Z');
    },
  );

  it.each([
    ['zoë osei', 'Z'],
    ['  ', 'A'],
    ['', 'A'],
  ])(
    'takes the initial of the name "%s", or of the address if the name is empty',
    covers('PUB-088'),
    (displayName, initial) => {
      show({ ...zoe, displayName });
      expect(avatar()).toHaveTextContent(initial);
    },
  );

  it('logs out once, even if the button is pressed twice', covers('PUB-091'), async () => {
    const onLogOut = vi.fn(() => new Promise<void>(() => {}));
    show(zoe, onLogOut);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Log Out' }));
    expect(onLogOut).toHaveBeenCalledOnce();
  });

  it('reports that signing out failed and lets the person try again', covers('PUB-383'), async () => {
    const onLogOut = vi.fn(() => Promise.reject(new Error('offline')));
    show(zoe, onLogOut);
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect((await screen.findByText('Failed to sign out')).closest('[role="alert"]')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
    expect(onLogOut).toHaveBeenCalledTimes(2);
  });
});
