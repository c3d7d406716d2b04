import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { appCheckTokens } from './app-check';

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
    expect(await appCheckTokens(anApp(), undefined, code)()).toBeUndefined();
    expect(code).not.toHaveBeenCalled();
  });

  it('is started once with the site key, however often it is asked for', async () => {
    const app = anApp();
    const { ReCaptchaV3Provider } = await import('firebase/app-check');
    const initializeAppCheck = vi.fn();
    const getToken = vi.fn(async () => ({ token: 'proof' }));
    const start = appCheckTokens(app, 'site-key', () =>
      Promise.resolve({ initializeAppCheck, ReCaptchaV3Provider, getToken }),
    );
    expect(await Promise.all([start(), start()])).toEqual(['proof', 'proof']);
    await start();
    expect(initializeAppCheck).toHaveBeenCalledOnce();
    const [startedFor, options] = initializeAppCheck.mock.calls[0] ?? [];
    expect(startedFor).toBe(app);
    expect(options.provider.isEqual(new ReCaptchaV3Provider('site-key'))).toBe(true);
  });

  it('says so when it cannot be loaded, and tries again at the next call', async () => {
    const initializeAppCheck = vi.fn();
    const getToken = vi.fn(async () => ({ token: 'proof' }));
    const { ReCaptchaV3Provider } = await import('firebase/app-check');
    const code = vi
      .fn(() => Promise.resolve({ initializeAppCheck, ReCaptchaV3Provider, getToken }))
      .mockRejectedValueOnce(new Error('offline'));
    const start = appCheckTokens(anApp(), 'site-key', code);
    await expect(start()).rejects.toThrow('offline');
    expect(await start()).toBe('proof');
    expect(initializeAppCheck).toHaveBeenCalledOnce();
  });
});
