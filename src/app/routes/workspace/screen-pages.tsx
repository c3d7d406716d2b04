import type { ComponentType } from 'react';
import type { WorkspaceArea, workspaceScreens } from '@/app/layouts/workspace/screens';
import { lazyPage } from '@/app/lazy-page';
import type { Actor } from '@/shared/auth/actor';

type Screens = (typeof workspaceScreens)[number];
type ScreenPage = ComponentType<{ readonly actor: Actor }>;

/** One page for every area that a screen has addresses in. */
type ScreenPages = {
  readonly [Screen in Screens as Screen['id']]: Readonly<
    Record<Extract<keyof Screen, WorkspaceArea>, ScreenPage>
  >;
};

/** What each screen of the table shows; its code is fetched when it is opened. */
export const screenPages: ScreenPages = {
  home: {
    admin: lazyPage('admin-home', async () => (await import('../admin/admin-home-route')).AdminHomeRoute),
    regular: lazyPage('home', async () => (await import('@/features/home/home-screen')).HomeScreen),
  },
  bundles: {
    admin: lazyPage('admin-bundles', async () => (await import('../admin/bundles-route')).BundlesRoute),
  },
};
