import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { FeedFailure } from './feed-failure';

const nothing = { documents: [], invalid: [], cursors: undefined };

describe('a feed that fails', () => {
  it('says that it could not be loaded, and what can be tried', covers('WRK-502', 'WRK-509'), () => {
    render(<FeedFailure live={{ status: 'failed', reason: 'timeout' }} isRefreshing={false} />);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Failed to load security events. Please try again later.',
    );
    expect(screen.getAllByRole('listitem').map((hint) => hint.textContent)).toContain(
      'Check your connection.',
    );
  });

  it('says that it could not be refreshed, after that was asked for', covers('WRK-510'), () => {
    render(<FeedFailure live={{ status: 'failed', reason: 'unavailable', data: nothing }} isRefreshing />);
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to refresh security events');
  });

  it('names the reason when it ends while it is followed', covers('WRK-511'), () => {
    render(
      <FeedFailure live={{ status: 'failed', reason: 'unavailable', data: nothing }} isRefreshing={false} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Security monitoring error: we can’t reach the database.',
    );
  });

  it('is not there while all is well', () => {
    render(<FeedFailure live={{ status: 'ready', data: nothing, fromServer: true }} isRefreshing={false} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
