import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

// React and the boundary tell the console what was caught.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

let isBroken = true;
const Part = ({ name }: { readonly name: string }) => {
  if (isBroken) throw new Error(`${name} is broken`);
  return <p>{name}</p>;
};

const at = (visit: string) => (
  <ErrorBoundary
    visit={visit}
    instead={(error, retry) => (
      <button type="button" onClick={retry}>
        {error.message}
      </button>
    )}
  >
    <Part name={visit} />
  </ErrorBoundary>
);

describe('an error boundary', () => {
  it('stands in for the part, and shows it again on request', async () => {
    isBroken = true;
    render(at('first'));
    const instead = screen.getByRole('button', { name: 'first is broken' });
    isBroken = false;
    await userEvent.click(instead);
    expect(screen.getByText('first')).toBeInTheDocument();
  });

  it('is cleared by the next visit', () => {
    isBroken = true;
    const { rerender } = render(at('first'));
    isBroken = false;
    rerender(at('second'));
    expect(screen.getByText('second')).toBeInTheDocument();
  });

  it('keeps the failure of a visit that throws as it begins, after one that did or did not', () => {
    isBroken = true;
    const { rerender } = render(at('first'));
    rerender(at('second'));
    expect(screen.getByRole('button')).toHaveTextContent('second is broken');
    isBroken = false;
    rerender(at('third'));
    isBroken = true;
    rerender(at('fourth'));
    expect(screen.getByRole('button')).toHaveTextContent('fourth is broken');
  });

  it('shows the error page where nothing else is given', () => {
    isBroken = true;
    render(
      <ErrorBoundary>
        <Part name="all" />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  });
});
