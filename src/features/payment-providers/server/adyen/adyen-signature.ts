import type { AdyenApi } from './adyen-api.ts';
import { type AdyenItem, signedText } from './adyen-events.ts';

/** Whether Adyen signed the item of a webhook. */
export function isSigned(hmac: AdyenApi['hmac'], item: AdyenItem, key: string): boolean {
  const signature = item.additionalData?.['hmacSignature'];
  return typeof signature === 'string' && hmac.validateHMACSignature(key, signature, signedText(item));
}
