import lighthouse from 'lighthouse';

export interface CategoryScore {
  readonly category: string;
  /** The score from 0 to 100. */
  readonly score: number;
  /** The titles of the audits that cost points. */
  readonly lost: readonly string[];
}

/**
 * Returns Lighthouse's scores for an address with its mobile settings, in the browser that listens on
 * `debugPort`.
 */
export async function lighthouseScores(address: string, debugPort: number): Promise<CategoryScore[]> {
  const result = await lighthouse(address, { port: debugPort, logLevel: 'silent', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  const { categories, audits } = result.lhr;
  return Object.values(categories).map(({ title, score, auditRefs }) => ({
    category: `Lighthouse ${title}`,
    score: Math.round((score ?? 0) * 100),
    lost: auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${audits[id]?.title} (${audits[id]?.displayValue ?? audits[id]?.score})`),
  }));
}
