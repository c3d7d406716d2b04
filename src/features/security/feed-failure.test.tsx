import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { FeedFailure } from './feed-failure';

const nothing = { documents: [], invalid: [], cursors: undefined };

describe('FeedFailure', () => {
  it('says that loading failed, and what to try', covers('WRK-502', 'WRK-509'), () => {
    render(<FeedFailure live={{ status: 'failed', reason: 'timeout' }} isRefreshing={false} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load security events. Please try again later.',
    );
    expect(screen.getAllByRole('listitem').map((hint) => hint.textContent)).toContain(
      'Check your connection.',
    );
  });

  it('says that a refresh failed', covers('WRK-510'), () => {
    render(<FeedFailure live={{ status: 'failed', reason: 'unavailable', data: nothing }} isRefreshing />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to refresh security events');
  });

  it('names the reason when the live feed ends', covers('WRK-511'), () => {
    render(
      <FeedFailure live={{ status: 'failed', reason: 'unavailable', data: nothing }} isRefreshing={false} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Security monitoring error: the database cannot be reached.',
    );
  });

  it('shows nothing without a failure', () => {
    render(<FeedFailure live={{ status: 'ready', data: nothing, fromServer: true }} isRefreshing={false} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
