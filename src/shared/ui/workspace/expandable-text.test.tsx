import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { ExpandableText } from './expandable-text';

describe('ExpandableText', () => {
  it(
    'shows a hundred characters, more on request, and fewer again',
    covers('WRK-083', 'WRK-800'),
    async () => {
      const user = userEvent.setup();
      render(<ExpandableText text={`${'a'.repeat(100)}b`} />);
      expect(screen.getByText(`${'a'.repeat(100)}…`)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Show more' }));
      expect(screen.getByText(`${'a'.repeat(100)}b`)).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Show less' }));
      expect(screen.getByText(`${'a'.repeat(100)}…`)).toBeVisible();
    },
  );

  it('has no button for up to a hundred characters', () => {
    render(<ExpandableText text={'é'.repeat(100)} />);
    expect(screen.getByText('é'.repeat(100))).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
