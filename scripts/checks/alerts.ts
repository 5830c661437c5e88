interface Files {
  /** Alert rules as YAML, in our own layout: a line for each field. */
  readonly rules: string;
  readonly tests: string;
  readonly dashboards: readonly { readonly file: string; readonly text: string }[];
  /** All code that may declare metrics. */
  readonly code: string;
  /** Pages of docs/runbooks. */
  readonly pages: readonly string[];
}

/** What a histogram adds to its name. */
const endings = /_(?:bucket|count|sum)$/;

/** One sentence for each fault. */
export function alertFaults({ rules, tests, dashboards, code, pages }: Files): string[] {
  const declared = new Set([...code.matchAll(/'(emberleaf_[a-z0-9_]+)'/g)].map(([, name]) => name));
  const isDeclared = (name: string) => declared.has(name) || declared.has(name.replace(endings, ''));
  const unknown = (file: string, text: string) =>
    [...new Set(text.match(/emberleaf_[a-z0-9_]+/g))]
      .filter((name) => !isDeclared(name))
      .map((name) => `${file}: no code declares ${name}.`);
  const alerts = rules
    .split(/^ +- alert: /m)
    .slice(1)
    .map((text) => ({ name: text.split('\n')[0]?.trim() ?? '', page: /runbook_url: (\S+)/.exec(text)?.[1] }));
  const named = new Set(alerts.map(({ page }) => page));
  return [
    ...(alerts.length === 0 ? ['ops/prometheus/alerts.yml: has no alert.'] : []),
    ...alerts.flatMap(({ name, page }) => [
      ...(page === undefined || !pages.includes(page) ? [`${name}: its runbook_url names no page of docs/runbooks.`] : []),
      ...(tests.includes(`name: ${name} fires`) ? [] : [`${name}: no test in ops/prometheus/alerts.test.yml lets it fire.`]),
    ]),
    ...pages.filter((page) => !named.has(page)).map((page) => `${page}: no alert names it.`),
    ...unknown('ops/prometheus/alerts.yml', rules),
    ...dashboards.flatMap(({ file, text }) => unknown(file, text)),
  ];
}
