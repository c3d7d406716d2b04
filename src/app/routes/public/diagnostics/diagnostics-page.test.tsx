import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { DiagnosticsPage } from './diagnostics-page';

afterEach(() => vi.unstubAllGlobals());

const show = () => renderInRouter(<DiagnosticsPage />);
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('DiagnosticsPage', () => {
  it('shows facts about this browser and sends nothing', covers('PUB-048'), () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    show();
    expect(fact('Browser')).toBe(navigator.userAgent);
    expect(fact('Scripts')).toBe('On');
    expect(fact('Cookies')).toBe('Allowed');
    expect(fact('Storage on this device')).toBe('Allowed');
    expect(fact('Window')).toBe(`${window.innerWidth} by ${window.innerHeight} pixels, scale 1`);
    expect(fact('Time zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(screen.getByRole('button', { name: 'Copy these facts' })).toBeInTheDocument();
    expect(screen.queryByText('Waiting for scripts')).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('says that storage is blocked when the browser refuses it', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    show();
    expect(fact('Storage on this device')).toBe('Blocked');
    expect(fact('Storage for this tab')).toBe('Allowed');
  });

  it('shows the other facts when one cannot be read', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => {
      throw new Error('Refused');
    });
    show();
    expect(fact('Browser')).toBe('Could not be read');
    expect(fact('Scripts')).toBe('On');
  });

  it('updates the network fact when the connection changes', () => {
    show();
    expect(fact('Network')).toBe('Online');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    return vi.waitFor(() => expect(fact('Network')).toBe('Offline'), { timeout: 10_000 });
  });

  it('leaves no test entry in storage', () => {
    show();
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
  });

  it(
    'is readable without scripts, says that they are off, and asks search engines not to index it',
    covers('PUB-048'),
    () => {
      const html = renderToString(
        <StaticRouter location="/safari-test">
          <DiagnosticsPage />
        </StaticRouter>,
      );
      expect(html).toMatch(/<noscript>.*Scripts are off in your browser.*<\/noscript>/);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).toContain('Waiting for scripts');
    },
  );
});
