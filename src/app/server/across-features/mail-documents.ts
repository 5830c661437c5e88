import type { DocumentedMail, LetterMail, MailDocuments } from '#features/mails/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { confirmationDocuments, invoiceFiles } from './confirmation-documents.ts';
import type { LegalTexts } from '#features/static-pages/server/index.ts';

/** Features that are created after the mails. */
interface Later {
  readonly invoices: { readonly pdfOf: (number: string) => Promise<Buffer | null> };
  readonly legalTexts: LegalTexts;
  readonly decisions: { readonly letterDocuments: (mail: LetterMail) => Promise<MailDocuments> };
}

/** What belongs to a mail beside its words. */
export async function mailDocuments(order: DocumentedMail, site: Site, later: () => Later): Promise<MailDocuments> {
  const { invoices, legalTexts, decisions } = later();
  switch (order.kind) {
    case 'order_confirmation':
      return confirmationDocuments(order, site, { pdfOf: invoices.pdfOf, legalTexts });
    case 'refund_paid':
      return { passages: [], attachments: invoiceFiles(order.params.reversal, await invoices.pdfOf(order.params.reversal)) };
    default:
      return decisions.letterDocuments(order);
  }
}
