export type { FactorChange, MailContent } from './mail-order.ts';
export { createMails, type Mails } from './mails.ts';
export type { UnsubscribeTokens } from './unsubscribe-tokens.ts';
