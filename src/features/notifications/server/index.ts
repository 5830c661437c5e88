export type { MailContent, MailOrder } from './mail-order.ts';
export { createMails, type Mails } from './mails.ts';
