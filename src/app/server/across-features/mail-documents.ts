import type { Confirmation, LetterMail, MailDocuments } from '#features/mails/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { confirmationDocuments } from './confirmation-documents.ts';

/** Features that are created after the mails. */
interface Later {
  readonly invoices: { readonly pdfOf: (number: string) => Promise<Buffer | null> };
  readonly decisions: { readonly letterDocuments: (mail: LetterMail) => Promise<MailDocuments> };
}

/** What belongs to a mail beside its words. */
export async function mailDocuments(order: Confirmation | LetterMail, site: Site, later: () => Later): Promise<MailDocuments> {
  const { invoices, decisions } = later();
  return order.kind === 'order_confirmation' ? confirmationDocuments(order, site, invoices.pdfOf) : decisions.letterDocuments(order);
}
