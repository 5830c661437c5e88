import { cleanValue } from '#platform/contract/text/typed-value.ts';
import { normalizeEmail } from '#features/account/contract/rules.ts';
import { readOrderNumber, type WrittenNumber } from '#features/orders/contract/order-number.ts';

/** What a text may name; null for what it cannot be. */
export interface MemberQuery {
  readonly id: number | null;
  /** Whole: by parts of an address somebody could try out what it is. */
  readonly email: string | null;
  readonly order: WrittenNumber | null;
  readonly invoice: string | null;
  /** Of a case, decision, report, notice, complaint, withdrawal or cancellation, such as `M-7K2M-9QXA`. */
  readonly receipt: string | null;
  /** 64 bits as `0` and `1`. */
  readonly hash: string | null;
  readonly file: string | null;
  readonly name: string | null;
}

const receipt = /^([A-Z])\s?-?\s?([0-9A-Z]{4})\s?-?\s?([0-9A-Z]{4})$/;

export function readQuery(typed: string): MemberQuery {
  const text = cleanValue(typed.replaceAll('\u0000', '')).trim();
  const upper = text.toUpperCase();
  const [, kind, first, second] = receipt.exec(upper) ?? [];
  return {
    id: /^\d{1,15}$/.test(text) ? Number(text) : null,
    email: text.includes('@') ? normalizeEmail(text) : null,
    order: readOrderNumber(text),
    invoice: /^[A-Z0-9][A-Z0-9/-]*\d$/.test(upper) && upper.includes('-') ? upper : null,
    receipt: kind === undefined ? null : `${kind}-${first}-${second}`,
    hash: bitsOf(text),
    file: /^[\w-]{16,100}$/.test(text) ? text : null,
    name: text === '' || text.includes('@') || /^\d+$/.test(text) ? null : text,
  };
}

/** Of 16 hexadecimal digits, or of the bits themselves. */
function bitsOf(text: string): string | null {
  if (/^[01]{64}$/.test(text)) return text;
  if (!/^[0-9a-f]{16}$/i.test(text)) return null;
  return BigInt(`0x${text}`).toString(2).padStart(64, '0');
}
