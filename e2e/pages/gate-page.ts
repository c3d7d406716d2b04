import { expect, type Locator, type Page } from '@playwright/test';
import { seedAccess } from '../../scripts/seed/proposals/credentials';

/** Slugs of the pages in the demo data. */
export type SeedSlug = keyof typeof seedAccess;

/** The gate of a proposal, a deck or the list of proposals. */
export class GatePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get code(): Locator {
    return this.page.getByLabel('Access Code');
  }

  get email(): Locator {
    return this.page.getByLabel('Email Address');
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: /^(Access Proposal|Access Presentation|Open the list)$/ });
  }

  /** The message that says why the gate stayed closed. */
  get alert(): Locator {
    return this.page.getByRole('alert');
  }

  /** The button that every opened page has. */
  get exit(): Locator {
    return this.page.getByRole('button', { name: /^(Exit|Logout)$/ });
  }

  async goto(slug: string): Promise<void> {
    await this.page.goto(`/proposals/${slug}`);
    await expect(this.submit).toBeVisible();
  }

  /** Fills in both fields and submits. */
  async enter(code: string, email: string): Promise<void> {
    await this.code.fill(code);
    await this.email.fill(email);
    await this.submit.click();
  }

  /** Opens a demo page with its own credentials and waits until it is shown. */
  async open(slug: SeedSlug): Promise<void> {
    await this.goto(slug);
    await this.enter(seedAccess[slug].code, seedAccess[slug].email);
    await expect(this.exit).toBeVisible();
  }
}
