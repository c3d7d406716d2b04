import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInRouter } from '@/testing/render-in-router';
import { ButtonLink } from '../buttons/button-link';
import { TextLink } from './text-link';

const show = (to: string, Kind: typeof TextLink) => {
  renderInRouter(<Kind to={to}>Pick a time</Kind>);
  return screen.getByRole('link');
};

describe.each([
  ['TextLink', TextLink],
  ['ButtonLink', ButtonLink],
])('%s', (_, Kind) => {
  it('opens another host in a new tab without access to this page, and says so', () => {
    const link = show('https://booking.acf.example/', Kind);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(link).toHaveAccessibleName(/^Pick a time ?\(opens in a new tab\)$/);
  });

  it.each(['/privacy', '#grant-radar', 'mailto:hello@acf.example'])('stays in the same tab for %s', (to) => {
    const link = show(to, Kind);
    expect(link).toHaveAttribute('href', to);
    expect(link).not.toHaveAttribute('target');
    expect(link).toHaveAccessibleName('Pick a time');
  });
});
