import type { ProviderName } from '../../contract/provider-names.ts';

export const adyen: ProviderName = 'adyen';

export interface AdyenAccount {
  readonly apiKey: string;
  readonly merchantAccount: string;
  /** Hexadecimal. */
  readonly hmacKey: string;
  /** Null: Adyen's test system. */
  readonly livePrefix: string | null;
  /** URL of another server that speaks Adyen's protocol; null: Adyen's own. */
  readonly url: string | null;
  /** A user that may only download reports; null: payouts are not read. */
  readonly reportUser: { readonly name: string; readonly password: string } | null;
}
