import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appCheckStarter } from './app-check';

const apps: FirebaseApp[] = [];
const anApp = () => {
  const app = initializeApp(
    { projectId: 'demo-acf', apiKey: 'key', appId: '1:2:web:3' },
    `app-${apps.length}`,
  );
  apps.push(app);
  return app;
};
const load = () => vi.fn(() => import('firebase/app-check'));

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(apps.splice(0).map(deleteApp));
});

describe('App Check', () => {
  it('loads nothing without a site key', async () => {
    const code = load();
    await appCheckStarter(anApp(), undefined, code)();
    expect(code).not.toHaveBeenCalled();
  });

  it('is started once with the site key, however often it is asked for', async () => {
    const app = anApp();
    const { ReCaptchaV3Provider } = await import('firebase/app-check');
    const initializeAppCheck = vi.fn();
    const start = appCheckStarter(app, 'site-key', () =>
      Promise.resolve({ initializeAppCheck, ReCaptchaV3Provider }),
    );
    await Promise.all([start(), start()]);
    await start();
    expect(initializeAppCheck).toHaveBeenCalledOnce();
    const [startedFor, options] = initializeAppCheck.mock.calls[0] ?? [];
    expect(startedFor).toBe(app);
    expect(options.provider.isEqual(new ReCaptchaV3Provider('site-key'))).toBe(true);
  });

  it('says so when it cannot be loaded, and tries again at the next call', async () => {
    const initializeAppCheck = vi.fn();
    const { ReCaptchaV3Provider } = await import('firebase/app-check');
    const code = vi
      .fn(() => Promise.resolve({ initializeAppCheck, ReCaptchaV3Provider }))
      .mockRejectedValueOnce(new Error('offline'));
    const start = appCheckStarter(anApp(), 'site-key', code);
    await expect(start()).rejects.toThrow('offline');
    await start();
    expect(initializeAppCheck).toHaveBeenCalledOnce();
  });
});
