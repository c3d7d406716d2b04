import { describe, expect, it } from 'vitest';
import { dependencyReport, readAudit } from './dependency-report';

describe('the report about installed packages', () => {
  it('names what the site and the API install, and nothing of development', async () => {
    const report = await dependencyReport(false);
    const names = report.packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['react', 'express', 'firebase-admin']));
    expect(names).not.toContain('vitest');
    expect(report).toMatchObject({ madeAt: null, audit: 'none' });
    expect(report.packages.every(({ advisory }) => advisory === null)).toBe(true);
  });

  it('takes what is no answer of the registry for none', () => {
    expect(readAudit('')).toBeUndefined();
    expect(readAudit('<html>')).toBeUndefined();
    expect(readAudit('{"error":{"code":"ENOAUDIT"}}')).toBeUndefined();
    expect(readAudit('{"message":"not found"}')).toBeUndefined();
    expect(readAudit('{"vulnerabilities":{}}')).toEqual(new Map());
    expect(readAudit('{"vulnerabilities":{"left-pad":{"severity":"high"}}}')).toEqual(
      new Map([['left-pad', 'high']]),
    );
  });
});
