import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { SiteFooter } from './site-footer';

const show = () => renderInRouter(<SiteFooter />);

describe('SiteFooter', () => {
  it(
    'links to the public pages and to the sign-in page for administrators',
    covers('PUB-094', 'PUB-095', 'PUB-096', 'PUB-097'),
    () => {
      show();
      const footer = within(screen.getByRole('contentinfo')).getByRole('navigation', { name: 'Footer' });
      for (const [name, address] of [
        ['About us', '/about'],
        ['Services', '/services'],
        ['Videos', '/videos'],
        ['Blog', '/blog'],
        ['Contact us', '/contact'],
        ['Privacy', '/privacy'],
        ['Admin', '/admin/login'],
      ] as const) {
        expect(within(footer).getByRole('link', { name })).toHaveAttribute('href', address);
      }
    },
  );

  it('opens social pages in a new tab without access to this page', covers('PUB-093'), () => {
    show();
    for (const name of [/^LinkedIn/, /^YouTube/]) {
      const link = within(screen.getByRole('contentinfo')).getByRole('link', { name });
      expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  it('dates the copyright from 2020 to this year', covers('PUB-099'), () => {
    show();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© 2020 – ${new Date().getFullYear()} ACF`);
  });
});
