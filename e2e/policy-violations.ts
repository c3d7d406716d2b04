import type { Page } from '@playwright/test';

/** Records all violations of the content security policy, on every page of the context. */
export async function policyViolations(page: Page): Promise<string[]> {
  const heard: string[] = [];
  await page.context().exposeFunction('reportViolation', (text: string) => heard.push(text));
  await page.context().addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${location.pathname}: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return heard;
}
