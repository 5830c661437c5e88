import type { InvoiceRow } from './invoice-repo.ts';
import { renderPdf } from './render-pdf.ts';

/** About 40 kB each. */
const maxKept = 50;

/** The PDF of an invoice: from the cache if it was opened recently, else `inTurn` runs the function that draws it. */
type KeptPdfs = (invoice: InvoiceRow, inTurn: (draw: () => Promise<Buffer>) => Promise<Buffer>) => Promise<Buffer>;

/** The same record gives the same bytes, so repeated and parallel requests share one PDF. */
export function createKeptPdfs(draw: (invoice: InvoiceRow) => Promise<Buffer> = renderPdf): KeptPdfs {
  const kept = new Map<string, Buffer>();
  return async (invoice, inTurn) => {
    const key = JSON.stringify(invoice);
    const pdf = kept.get(key) ?? (await inTurn(async () => kept.get(key) ?? draw(invoice)));
    // Moved to the end, so that the first entry is the least recently used.
    kept.delete(key);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size >= maxKept) kept.delete(oldest);
    kept.set(key, pdf);
    return pdf;
  };
}
