import { cleanCaption, mayBeCaption } from '#features/account/contract/allowed-texts.ts';
import { namesPhone } from './cautions.ts';

/** A caption as stored; null where it names an address or a number. */
export function readCaption(typed: string): string | null {
  const caption = cleanCaption(typed);
  return mayBeCaption(caption) && !namesPhone(caption) ? caption : null;
}
