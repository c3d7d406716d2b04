import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { watchLeftovers } from './leftovers';

let noise: unknown[][] = [];
let leftByFile: () => string[];

beforeAll(() => {
  leftByFile = watchLeftovers(true);
});

beforeEach(({ onTestFinished }) => {
  const leftByTest = watchLeftovers();
  noise = [];
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    noise.push(words);
  });
  // Registered first, so it runs last: after the test file's `afterEach` and the test's own hooks.
  onTestFinished(() => {
    vi.restoreAllMocks();
    const left = leftByTest();
    expect(noise, 'console errors during the test').toEqual([]);
    expect(left, 'what the test left behind').toEqual([]);
  });
});

afterAll(() => {
  expect(leftByFile(), 'what the file left behind').toEqual([]);
});
