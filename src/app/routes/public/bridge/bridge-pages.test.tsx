import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { bridgeFeatures, bridgePage, bridgeTools } from '@/content/pages/bridge';
import { paths } from '@/shared/config/paths';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { BridgePage, WaitlistBoxHead } from './bridge-page';
import { ApplicationHead, EarlyAccessPage, EarlyAccessThanks } from './early-access-page';

const show = (page: ReactElement) => renderInRouter(page);

describe('BridgePage', () => {
  it('says that the hub is at waitlist stage and offers only the waitlist', covers('PUB-006'), () => {
    const { container } = show(
      <BridgePage
        box={
          <>
            <WaitlistBoxHead />
            <p>The box</p>
          </>
        }
      />,
    );
    expect(container).toHaveTextContent(/The waitlist is open/);
    expect(container).toHaveTextContent(/you cannot use or buy it yet/);
    const box = screen.getByRole('region', { name: 'Join the waitlist' });
    expect(within(box).getByText('The box')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply for early access' })).toHaveAttribute(
      'href',
      paths.earlyAccess,
    );
  });

  it('draws every tool around one record that is marked as an example', () => {
    show(<BridgePage box={null} />);
    const diagram = screen.getByRole('region', { name: bridgePage.diagramHeading });
    const names = within(diagram).getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual([
      ...bridgeTools.map(({ name }) => name),
      'One supporter, one record',
    ]);
    expect(within(diagram).getByText('Example')).toBeVisible();
  });

  it('shows what the hub will do', covers('PUB-144'), () => {
    show(<BridgePage box={null} />);
    const features = screen.getByRole('region', { name: 'What the hub will do for you' });
    const terms = within(features).getAllByRole('term');
    expect(terms.map((term) => term.textContent)).toEqual(bridgeFeatures.map(({ name }) => name));
  });

  it('shows testimonials with the role of each person', covers('PUB-145'), () => {
    const testimonials = [{ quote: 'The gifts and the books agree.', role: 'Finance manager' }];
    show(<BridgePage box={null} testimonials={testimonials} />);
    const section = screen.getByRole('region', { name: 'What people who use the hub say' });
    expect(within(section).getByRole('figure')).toHaveTextContent(
      'The gifts and the books agree.Finance manager',
    );
  });

  it('shows no testimonials section when there are no testimonials', () => {
    show(<BridgePage box={null} />);
    expect(screen.queryByRole('figure')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /say|Testimonials/ })).not.toBeInTheDocument();
  });
});

describe('EarlyAccessPage', () => {
  it('says what to expect and shows the form', covers('PUB-030'), () => {
    show(
      <EarlyAccessPage
        form={
          <>
            <ApplicationHead />
            <p>The form</p>
          </>
        }
      />,
    );
    expect(
      within(screen.getByRole('region', { name: 'Your application' })).getByText('The form'),
    ).toBeVisible();
    const next = screen.getByRole('region', { name: 'What happens next' });
    expect(within(next).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Read about the hub first' })).toHaveAttribute(
      'href',
      paths.bridge,
    );
  });

  it('thanks the applicant and links to the home page', covers('PUB-148'), () => {
    show(<EarlyAccessThanks />);
    expect(screen.getByRole('heading', { level: 2, name: 'You are on the waitlist' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });
});
