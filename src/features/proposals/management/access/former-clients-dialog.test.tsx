import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aDraft } from '@/testing/records/proposal';
import { aDeck, aSlide } from '@/testing/records/proposal-content';
import { renderInRouter } from '@/testing/render-in-router';
import { findClientTraces } from './former-clients';
import { FormerClientsDialog } from './former-clients-dialog';

const page = (id: string, clientName: string, lead: string) =>
  aDraft({
    id,
    kind: 'deck',
    clientName,
    clientEmail: `board@${id}.example`,
    content: JSON.stringify(
      aDeck({ clientName, slides: [aSlide(), aSlide({ id: 'end', heading: 'Thanks', lead })] }),
    ),
  });

it('FormerClientsDialog links each trace of another client, and still allows publishing', async () => {
  const draft = page('river-house', 'River House', 'Thank you. We thank Lantern & Ladder.');
  const traces = findClientTraces(draft, [draft, page('lantern-ladder', 'Lantern & Ladder', 'Hello.')]);
  const [onPublish, onClose] = [vi.fn(), vi.fn()];
  renderInRouter(
    <FormerClientsDialog draft={draft} traces={traces} onPublish={onPublish} onClose={onClose} />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'This text names another client' });
  const found = within(dialog).getByRole('region', { name: 'Lantern & Ladder' });
  expect(found).toHaveTextContent('We thank Lantern & Ladder.');
  expect(found).not.toHaveTextContent('Thank you.');
  expect(within(found).getByRole('link', { name: '2. Thanks' })).toHaveAttribute(
    'href',
    '/admin/dashboard/proposals/river-house?section=slide-1',
  );
  const user = userEvent.setup();
  await user.click(within(dialog).getByRole('button', { name: 'Go to the text' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onPublish).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Publish anyway' }));
  expect(onPublish).toHaveBeenCalledOnce();
});
