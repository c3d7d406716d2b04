import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Notice } from './notice';

describe('Notice', () => {
  it.each([
    ['error', 'alert', 'Error: Not saved.'],
    ['warning', 'status', 'Warning: Not saved.'],
    ['info', 'status', 'Note: Not saved.'],
    ['success', 'status', 'Done: Not saved.'],
  ] as const)('shows %s in words and has the role %s', (tone, role, text) => {
    render(<Notice tone={tone}>Not saved.</Notice>);
    expect(screen.getByRole(role)).toHaveTextContent(text);
  });

  it('has no live role if it is part of the page', () => {
    render(
      <Notice tone="error" announce={false}>
        Not saved.
      </Notice>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
