import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { repairStyles } from './repair-styles';

beforeEach(() => {
  onTestFinished(() => document.head.replaceChildren());
});

/** Adds a style sheet that has loaded or failed. When requested again, it fires `answer`. */
function add(href: string, { isThere = false, disabled = false, answer = 'load' } = {}) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  Object.defineProperty(link, 'href', { value: href });
  Object.defineProperty(link, 'sheet', { value: isThere ? {} : null });
  Object.defineProperty(link, 'disabled', { value: disabled });
  const again = document.createElement('link');
  Object.defineProperty(again, 'href', { value: `${href}?again` });
  link.cloneNode = () => {
    queueMicrotask(() => again.dispatchEvent(new Event(answer)));
    return again;
  };
  document.head.append(link);
  return { link, again };
}

describe('repairStyles', () => {
  it('reloads only failed style sheets, in their place', async () => {
    const failed = add('https://acf.example/a.css');
    const there = add('https://acf.example/b.css', { isThere: true });
    const off = add('https://acf.example/c.css', { disabled: true });
    await repairStyles();
    expect([...document.head.children]).toEqual([failed.again, there.link, off.link]);
  });

  it('throws with the address of a style sheet that fails again', async () => {
    add('https://acf.example/a.css', { answer: 'error' });
    await expect(repairStyles()).rejects.toThrow('https://acf.example/a.css?again could not be loaded.');
  });
});
