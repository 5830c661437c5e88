import { describe, expect, test } from 'vitest';
import { readAudit } from './audit-report.ts';

describe('an audit', () => {
  test('lists each vulnerable package with the reason', () => {
    const via = [{ title: 'Spills paint' }, 'brush'];
    const printed = JSON.stringify({ auditReportVersion: 2, vulnerabilities: { paint: { severity: 'high', range: '<1.0.1', via } } });
    expect(readAudit(printed)).toEqual(['paint <1.0.1 (high): Spills paint, through brush']);
    expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities: {} }))).toEqual([]);
  });

  test.each(['', 'not JSON', '{"message":"405 Method Not Allowed"}', '{"error":{"code":"ENOAUDIT"}}'])(
    'is not taken for a clean one: %s',
    (printed) => {
      expect(readAudit(printed)).toBeNull();
    },
  );
});
