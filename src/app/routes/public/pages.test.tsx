import { screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { solutions } from '@/content/pages/landing';
import { consentVersion } from '@/content/pages/consent-version';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { LandingPage } from './home/landing-page';
import { PrivacyPage } from './company/privacy-page';

/** Renders the landing page and resolves when its lazily imported part is there. */
const showLanding = async (notice?: string) => {
  const opened = renderInRouter(
    <Suspense>
      <LandingPage {...(notice !== undefined && { notice })} />
    </Suspense>,
  );
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

describe('LandingPage', () => {
  it('says who the consultancy helps and how', covers('PUB-001'), async () => {
    const { container } = await showLanding();
    expect(container).toHaveTextContent(
      /nonprofits, and the small businesses beside them, raise funds, connect their data and adopt AI/,
    );
  });

  it('links to the guide more than once', covers('PUB-102'), async () => {
    const { container } = await showLanding();
    expect(container.querySelectorAll('a[href="/impactplaybooks"]').length).toBeGreaterThan(1);
  });

  it('links to the external page that books a strategy session', covers('PUB-010'), async () => {
    await showLanding();
    const [link] = screen.getAllByRole('link', { name: /30-minute strategy session/ });
    expect(link).toHaveAttribute('href', 'https://booking.acf.example/strategy-session');
  });

  it(
    'shows six solutions, including each offer',
    covers('PUB-005', 'PUB-006', 'PUB-007', 'PUB-008', 'PUB-009'),
    async () => {
      const { container } = await showLanding();
      const section = container.querySelector('#solutions');
      expect([...(section?.querySelectorAll('h3') ?? [])].map((heading) => heading.textContent)).toEqual([
        "The Fundraisers' AI Guide",
        'Fundraising services',
        'CRM services',
        'AI Forward',
        'Data integration hub',
        'Development shop',
      ]);
      expect(section).toHaveTextContent(/waitlist/);
      expect(section).toHaveTextContent(/audit.*teaching.*AI-native apps/);
      expect(solutions).toHaveLength(6);
    },
  );

  it('shows the notice after a redirect from an unknown address', async () => {
    await showLanding('That page was not found.');
    expect(screen.getByText(/That page was not found/).closest('[role="status"]')).not.toBeNull();
  });
});

describe('PrivacyPage', () => {
  it('shows the version of the consent text and a contact address', () => {
    const { container } = renderInRouter(<PrivacyPage />);
    expect(container).toHaveTextContent(consentVersion);
    expect(screen.getByRole('link', { name: 'hello@acf.example' })).toBeVisible();
  });
});
