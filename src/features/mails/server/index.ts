export { type FactorChange, type MailContent, MailOrder } from './mail-order.ts';
export {
  type Confirmation,
  createMails,
  type DocumentedMail,
  type LetterMail,
  type MailDocuments,
  type Mails,
  type MailsFeature,
} from './mails.ts';
export { mailIdOf } from './post-receipt.ts';
export { listRefusedMails } from './refused-mail-repo.ts';
export type { MailPerson } from './mail-person.ts';
export type { UnsubscribeTokens } from './unsubscribe-tokens.ts';
