import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { AdvancedPlaybookPage } from './advanced-playbook-page';
import { SecurityPlaybookPage } from './security-playbook-page';

describe.each([
  [
    'security playbook page [PUB-046]',
    SecurityPlaybookPage,
    /security/i,
    '/videos?playbook=security-playbook',
  ],
  [
    'advanced playbook page [PUB-047]',
    AdvancedPlaybookPage,
    /advanced/i,
    '/videos?playbook=advanced-playbook',
  ],
] as const)('the %s', (_, Page, subject, videos) => {
  it('has a title and says what stands today', () => {
    const { container } = render(<Page />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(container).toHaveTextContent(subject);
    expect(container).toHaveTextContent(/We are still writing this playbook\. What you can use today is/);
  });

  it('leads to its videos and to the starter pack [PUB-141]', () => {
    render(<Page />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: /^Watch/ })).toHaveAttribute('href', videos);
    expect(screen.getByRole('link', { name: 'Get Free Starter Pack' })).toHaveAttribute(
      'href',
      '/playbook/day1-impact',
    );
  });
});
