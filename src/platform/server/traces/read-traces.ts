import { EnvError } from '../env-error.ts';
import type { TracesAddress } from './open-traces.ts';

const usualShare = 0.05;

/** Reads the variables of OpenTelemetry. The sentences do not repeat headers, which have secrets. */
export function readTraces(url: string | null, headers: string | null, share: string | null): TracesAddress | null {
  if (url === null) return null;
  const number = share === null ? usualShare : Number(share);
  if (!(number >= 0 && number <= 1))
    throw new EnvError(`OTEL_TRACES_SAMPLER_ARG must be a share of all calls from 0 to 1, not "${share}".`);
  return { url, headers: headersOf(headers ?? ''), share: number };
}

/** Names and values as in W3C Baggage: `name=value,name=value`, values encoded as in addresses. */
function headersOf(text: string): Record<string, string> {
  const parts = text.split(',').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => {
      const [, name, value] = /^\s*([\w-]+)\s*=\s*([\x21-\x7e ]+?)\s*$/.exec(part) ?? [];
      if (name === undefined || value === undefined)
        throw new EnvError('OTEL_EXPORTER_OTLP_HEADERS must be headers such as authorization=Bearer%20key, with commas between them.');
      try {
        return [name.toLowerCase(), decodeURIComponent(value)];
      } catch {
        throw new EnvError('OTEL_EXPORTER_OTLP_HEADERS must have values that are encoded as in addresses, such as %20 for a space.');
      }
    }),
  );
}
