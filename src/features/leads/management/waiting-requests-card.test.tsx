import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { WorkspaceTheme } from '@/shared/ui/workspace/workspace-theme';
import { aRequest, InMemoryRequests } from './requests-source.fixture';
import { WaitingRequestsCard } from './waiting-requests-card';

it('counts the pending requests, follows every change and leads to them', () => {
  const source = new InMemoryRequests([aRequest(), aRequest({ id: 'b', status: 'sent' })]);
  render(
    <WorkspaceTheme env="test">
      <MemoryRouter>
        <WaitingRequestsCard source={source} to="/admin/dashboard/bundles" />
      </MemoryRouter>
    </WorkspaceTheme>,
  );
  const card = screen.getByRole('region', { name: 'Requests waiting' });
  expect(card).toHaveTextContent('1The newest is from Amara Osei');
  act(() => source.put([]));
  expect(card).toHaveTextContent('0Every request has been answered.');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/dashboard/bundles');
});
