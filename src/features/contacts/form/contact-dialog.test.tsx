import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { setSaving } from '@/shared/saving/current';
import { mia } from '@/testing/actors';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { ContactDialog } from './contact-dialog';

it(
  'ContactDialog adds nothing for a signed-out person and keeps what was typed',
  covers('WRK-775'),
  async () => {
    setSaving(undefined);
    const user = userEvent.setup();
    renderInRouter(<ContactDialog actor={mia} id="new" onClose={() => {}} addressOf={(id) => `/${id}`} />);
    onTestFinished(() => localStorage.clear());
    await user.type(screen.getByLabelText(/^First name/), 'Amara');
    await user.type(screen.getByLabelText(/^Last name/), 'Osei');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('User must be logged in to create contacts')).toBeVisible();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Amara');
  },
);
