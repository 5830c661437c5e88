import fs from 'node:fs';
import path from 'node:path';
import { alertFaults } from './alerts.ts';

/** Checks that the alert rules and the dashboards name metrics that exist, and that each alert has a page and a test. */
const read = (file: string) => fs.readFileSync(file, 'utf8');
const dashboards = fs.readdirSync('ops/grafana').map((file) => path.join('ops/grafana', file));
const sources = fs.globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
const faults = alertFaults({
  rules: read('ops/prometheus/alerts.yml'),
  tests: read('ops/prometheus/alerts.test.yml'),
  dashboards: dashboards.map((file) => ({ file, text: read(file) })),
  code: sources.map(read).join('\n'),
  pages: fs.readdirSync('docs/runbooks').map((file) => `docs/runbooks/${file}`),
});
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
