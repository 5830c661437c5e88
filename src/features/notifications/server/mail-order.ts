import type { SiteId } from '#platform/contract/ids.ts';
import type { Language } from '#platform/contract/languages.ts';

/** What a mail is about, with what its words need. Links are whole addresses. */
export type MailContent =
  | { readonly kind: 'activation'; readonly params: { readonly name: string; readonly link: string; readonly hours: number } }
  | { readonly kind: 'known_address'; readonly params: { readonly name: string; readonly link: string } };

/** A mail that somebody is to get: all that the process which sends it later has to know. */
export type MailOrder = MailContent & {
  readonly to: string;
  readonly language: Language;
  readonly site: SiteId;
  /** `https://www.example.org`: where the brand's name leads. */
  readonly origin: string;
};
