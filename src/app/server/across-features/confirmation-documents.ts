import type { Confirmation, MailDocuments } from '#features/mails/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { type LegalTexts, orderDocuments } from '#features/static-pages/server/index.ts';

/** The sections of the return policy that every buyer must get: the withdrawal instruction and the model form. */
const ofWithdrawal = ['law', 'form'];

/** An invoice as a file of a mail; `pdf`: null where there is none. */
export const invoiceFiles = (number: string, pdf: Buffer | null): MailDocuments['attachments'] =>
  pdf === null ? [] : [{ filename: `${number}.pdf`, contentType: 'application/pdf', content: pdf }];

/**
 * The documents that are attached to the confirmation of an order: the withdrawal instruction and its form as text, the invoice and
 * the terms as files.
 */
export async function confirmationDocuments(
  { params, language, origin }: Confirmation,
  site: Site,
  { pdfOf, legalTexts }: { readonly pdfOf: (number: string) => Promise<Buffer | null>; readonly legalTexts: LegalTexts },
): Promise<MailDocuments> {
  // Mails of an older release know only when the order was paid.
  const orderedAt = new Date(params.ordered ?? params.at);
  const { terms, returnPolicy } = await orderDocuments(legalTexts, { language, country: params.country, site, origin }, orderedAt);
  const words = [terms.title, ...terms.passages.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n\n'))].join('\n\n\n');
  const pdf = await pdfOf(params.invoice);
  return {
    passages: returnPolicy.passages.filter(({ id }) => ofWithdrawal.includes(id)),
    attachments: [
      ...invoiceFiles(params.invoice, pdf),
      { filename: `${terms.title}.txt`, contentType: 'text/plain; charset=utf-8', content: `${words}\n` },
    ],
  };
}
