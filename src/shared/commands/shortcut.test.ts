import { describe, expect, it } from 'vitest';
import { ariaStroke, strokeLabel } from './shortcut';

describe('The label of a keystroke', () => {
  it('matches the keys of the platform', () => {
    expect(strokeLabel('mod+k', false)).toBe('Ctrl K');
    expect(strokeLabel('mod+k', true)).toBe('⌘ K');
    expect(strokeLabel('g', true)).toBe('G');
  });

  it('has a name for assistive technology', () => {
    expect(ariaStroke('mod+k', false)).toBe('Control+K');
    expect(ariaStroke('mod+k', true)).toBe('Meta+K');
    expect(ariaStroke('?', false)).toBe('?');
  });
});
