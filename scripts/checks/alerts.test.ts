import { expect, test } from 'vitest';
import { alertFaults } from './alerts.ts';

const whole = {
  rules: `    rules:\n      - alert: DiskFull\n        expr: 'emberleaf_disk_bytes < 1'\n          runbook_url: docs/runbooks/disk-full.md\n`,
  tests: `  - name: DiskFull fires\n`,
  dashboards: [{ file: 'site.json', text: '"rate(emberleaf_call_seconds_bucket[5m])"' }],
  code: `gauge('emberleaf_disk_bytes'); histogram('emberleaf_call_seconds')`,
  pages: ['docs/runbooks/disk-full.md'],
};

test('rules and dashboards name what there is, and every alert has a page and a test', () => {
  expect(alertFaults(whole)).toEqual([]);
  expect(alertFaults({ ...whole, tests: '' })).toEqual(['DiskFull: no test in ops/prometheus/alerts.test.yml lets it fire.']);
  expect(alertFaults({ ...whole, pages: [] })).toEqual(['DiskFull: its runbook_url names no page of docs/runbooks.']);
  expect(alertFaults({ ...whole, code: '' })).toEqual([
    'ops/prometheus/alerts.yml: no code declares emberleaf_disk_bytes.',
    'site.json: no code declares emberleaf_call_seconds_bucket.',
  ]);
  expect(alertFaults({ ...whole, rules: '' })).toContain('ops/prometheus/alerts.yml: has no alert.');
});
