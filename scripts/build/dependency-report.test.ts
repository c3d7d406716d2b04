import { describe, expect, it } from 'vitest';
import { dependencyReport, readAudit } from './dependency-report';

describe('the report about installed packages', () => {
  it('lists what the site and the API install, without development packages', async () => {
    const report = await dependencyReport(false);
    const names = report.packages.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['react', 'express', 'firebase-admin']));
    expect(names).not.toContain('vitest');
    expect(report).toMatchObject({ madeAt: null, audit: 'none' });
    expect(report.packages.every(({ advisory }) => advisory === null)).toBe(true);
  });

  it('treats an invalid registry response as missing', () => {
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
