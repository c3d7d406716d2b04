import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Returns the page's violations of WCAG 2.2 A and AA and of axe's best practices, one text for each rule.
 * Pass `contrast` if only the color scheme has changed since the last check.
 */
export async function violations(
  page: Page,
  of: 'everything' | 'contrast' = 'everything',
): Promise<string[]> {
  // Injected through the driver, because the content security policy refuses a script tag.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  // During a transition, colours have too little contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((each) => each instanceof CSSTransition)
        .map(({ finished }) => finished),
    ).then(() => undefined),
  );
  const results = await page.evaluate<AxeResults, object>(
    (runOnly) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly,
        // Omits details of passed rules, which take time.
        resultTypes: ['violations'],
      }),
    of === 'contrast' ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: everything },
  );
  return results.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 200)}`).join(', ')}`,
  );
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}
