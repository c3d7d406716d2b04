import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { covers } from '@/testing/covers';
import { MindfulnessCard } from './mindfulness-card';

const session = {
  playerAddress: 'about:blank#player',
  links: [
    { label: 'Breathing', address: 'https://a.example/breathing' },
    { label: 'Walking', address: 'https://a.example/walking' },
  ],
};
const player = () => screen.queryByTitle('Mindfulness Break: video player');

describe('MindfulnessCard', () => {
  it(
    'loads its sandboxed player only when opened, and removes it when closed',
    covers('WRK-078'),
    async () => {
      const user = userEvent.setup();
      render(<MindfulnessCard session={session} />);
      expect(player()).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Open the player', expanded: false }));
      expect(player()).toHaveAttribute('src', 'about:blank#player');
      expect(player()).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
      await user.click(screen.getByRole('button', { name: 'Close the player', expanded: true }));
      expect(player()).toBeNull();
    },
  );

  it('links to two other sites in new tabs without access to this page', covers('WRK-079'), () => {
    render(<MindfulnessCard session={session} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://a.example/breathing',
      'https://a.example/walking',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });

  it('says that no session is set up', () => {
    render(<MindfulnessCard session={{ playerAddress: '', links: [] }} />);
    expect(screen.getByText('No session is set up.')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
