import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { AdvancedPlaybookPage } from './advanced-playbook-page';
import { SecurityPlaybookPage } from './security-playbook-page';

describe.each([
  ['security playbook page', SecurityPlaybookPage, /security/i, '/videos?playbook=security-playbook'],
  ['advanced playbook page', AdvancedPlaybookPage, /advanced/i, '/videos?playbook=advanced-playbook'],
] as const)('The %s', covers('PUB-046', 'PUB-047'), (_, Page, subject, videos) => {
  it('has a title and says what is available today', () => {
    const { container } = renderInRouter(<Page />);
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(container).toHaveTextContent(subject);
    expect(container).toHaveTextContent(/We are still writing this playbook\. What you can use today is/);
  });

  it('links to its videos and to the starter pack', covers('PUB-141'), () => {
    renderInRouter(<Page />);
    expect(screen.getByRole('link', { name: /^Watch/ })).toHaveAttribute('href', videos);
    expect(screen.getByRole('link', { name: 'Get Free Starter Pack' })).toHaveAttribute(
      'href',
      '/playbook/day1-impact',
    );
  });
});
