import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { covers } from '@/testing/covers';
import { renderInRouter } from '@/testing/render-in-router';
import { FlyerPage } from './flyer-page';

const show = () => renderInRouter(<FlyerPage />);

describe('FlyerPage', () => {
  it(
    'shows the four cards with their durations',
    covers('PUB-021', 'PUB-022', 'PUB-023', 'PUB-024', 'PUB-117'),
    () => {
      const { container } = show();
      const cards = [...container.querySelectorAll('ol > li')];
      expect(
        cards.map((card) => [card.querySelector('h3')?.textContent, card.querySelector('p')?.textContent]),
      ).toEqual([
        ['Free Starter Pack', '24 hours'],
        ['Start', '30 days'],
        ['Grow', '60 days'],
        ['Expand', '90 days'],
      ]);
    },
  );

  it('states what the pack contains', covers('PUB-014', 'PUB-015', 'PUB-016', 'PUB-017', 'PUB-018'), () => {
    const { container } = show();
    for (const claim of [
      /40 warm donor leads in under an hour/,
      /12 public grant boards, refreshed weekly/,
      /15 points in the tech audit/,
      /5 minutes of video/,
      /2 pages of security checklist/,
    ]) {
      expect(container).toHaveTextContent(claim);
    }
  });

  it('says what the pack is worth', covers('PUB-019'), () => {
    const { container } = show();
    expect(container).toHaveTextContent(/\$2,000\+ value/);
  });

  it('shows the address of the guide and our contact details on paper', () => {
    show();
    const address = screen.getByRole('link', { name: 'www.acf.example/impactplaybooks' });
    expect(address).toHaveAttribute('href', '/impactplaybooks');
    expect(screen.getByRole('link', { name: 'hello@acf.example' })).toBeVisible();
    expect(screen.getByText('Toronto, ON')).toBeVisible();
  });
});

describe('The button that prints the flyer', () => {
  const print = vi.fn();
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('print', print);
    print.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('opens the print dialog once, 0.5 s after the first press', covers('PUB-118'), () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Print PDF' }));
    fireEvent.click(screen.getByRole('button'));
    pass(499);
    expect(print).not.toHaveBeenCalled();
    pass(1);
    expect(print).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button'));
    pass(10_000);
    expect(print).toHaveBeenCalledOnce();
  });

  it('is busy for 1 s after the press', covers('PUB-119'), () => {
    show();
    const button = screen.getByRole('button', { name: 'Print PDF' });
    fireEvent.click(button);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    pass(999);
    expect(button).toHaveAttribute('aria-disabled', 'true');
    pass(1);
    expect(button).toHaveAttribute('aria-disabled', 'false');
    expect(button).toHaveAccessibleName('Print PDF');
    fireEvent.click(button);
    pass(500);
    expect(print).toHaveBeenCalledTimes(2);
  });

  it('does not open the print dialog if the person leaves the page first', () => {
    const { unmount } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Print PDF' }));
    unmount();
    vi.advanceTimersByTime(10_000);
    expect(print).not.toHaveBeenCalled();
  });
});
