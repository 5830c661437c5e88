import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';

const Via = Type.Union([Type.String(), Type.Object({ title: Type.String() })]);
const Report = Type.Object({
  vulnerabilities: Type.Record(Type.String(), Type.Object({ severity: Type.String(), range: Type.String(), via: Type.Array(Via) })),
});

/** One line for each vulnerable package, from the output of `npm audit --json`; null when the registry did not answer. */
export function readAudit(printed: string): string[] | null {
  const report = parse(printed);
  if (report === null) return null;
  return Object.entries(report.vulnerabilities).map(([name, { severity, range, via }]) => {
    const reasons = via.map((reason) => (typeof reason === 'string' ? `through ${reason}` : reason.title));
    return `${name} ${range} (${severity}): ${[...new Set(reasons)].join(', ')}`;
  });
}

function parse(printed: string): Static<typeof Report> | null {
  try {
    const value: unknown = JSON.parse(printed);
    return Value.Check(Report, value) ? value : null;
  } catch {
    return null;
  }
}
