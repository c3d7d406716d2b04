import type { Locator, Page } from '@playwright/test';

/** Returns the panel of a record that is open beside its list. */
export const panelOf = (page: Page, name: string): Locator => page.getByRole('complementary', { name });
