import { ok } from '#platform/contract/result.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getInvoices } from '../contract/endpoints.ts';
import { findInvoiceByNumber, listInvoices } from './invoice-repo.ts';
import { invoiceData } from './own-data-repo.ts';
import { renderPdf } from './render-pdf.ts';
import { type CallerOf, serveInvoices } from './serve-invoices.ts';

export type { InvoiceLine } from './content.ts';
export { findInvoiceNumber, findReturnableUntil, findReversalNumber } from './invoice-repo.ts';
export { packageText } from './write-invoice.ts';
export { issueInvoice } from './issue-invoice.ts';
export { issueReversal, reissueInvoice } from './issue-reversal.ts';

export interface InvoicesFeature extends Feature {
  /** The PDF of any member's invoice; null when there is none with this number. */
  pdfOf(number: string): Promise<Buffer | null>;
}

interface Dependencies {
  readonly callerOf: CallerOf;
}

export function createInvoices({ database: { db } }: Platform, { callerOf }: Dependencies): InvoicesFeature {
  return {
    routes: tagged('invoices', 'Invoices and reversals.', [
      route(getInvoices, async (_input, { viewer }) => {
        const invoices = await listInvoices(db, viewer.userId);
        return ok({ invoices: invoices.map(({ number, kind, order, total }) => ({ number, kind, order, total })) });
      }),
    ]),
    mount: (server) => serveInvoices(server, db, callerOf),
    ownData: invoiceData,
    async pdfOf(number) {
      const invoice = await findInvoiceByNumber(db, number);
      return invoice && renderPdf(invoice);
    },
  };
}
