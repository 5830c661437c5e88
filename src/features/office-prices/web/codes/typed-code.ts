import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import type { CodeBody, OfficeCode } from '../../contract/code-schemas.ts';
import { readAmount, typedAmount } from '../packages/draft.ts';
import type { DecimalSign } from '../use-decimal-sign.ts';

/** The fields of a code as they are typed. */
interface TypedCode {
  readonly code: string;
  readonly percentage: string;
  /** As `datetime-local` has it. */
  readonly starts: string;
  readonly expires: string;
  readonly most: string;
  readonly each: string;
  readonly note: string;
  readonly country: string;
  readonly currency: string;
  readonly minimum: string;
  readonly member: string;
  readonly validity: CodeBody['validity'];
  readonly methods: PaymentMethod[];
}

const pad = (value: number) => String(value).padStart(2, '0');

/** A time as `datetime-local` writes it, where the person is. */
function localTime(time: string): string {
  const at = new Date(time);
  return `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}T${pad(at.getHours())}:${pad(at.getMinutes())}`;
}

export function typedCodeOf(found: OfficeCode | null, sign: DecimalSign): TypedCode {
  const { minimum_order_value: minimum = null, currency = null } = found ?? {};
  return {
    code: found?.code ?? '',
    percentage: found === null ? '10' : String(found.value_percentage).replace('.', sign),
    starts: found?.starts ? localTime(found.starts) : '',
    most: found?.max_uses ? String(found.max_uses) : '',
    each: found?.member_limit ? String(found.member_limit) : '',
    note: found?.note ?? '',
    expires: found?.expires ? localTime(found.expires) : '',
    country: found?.country ?? '',
    currency: currency ?? '',
    minimum: minimum === null || currency === null ? '' : typedAmount(minimum, currency, sign),
    member: found?.user_id ? String(found.user_id) : '',
    validity: found?.validity ?? 'once-per-user',
    methods: found?.paymentmethods ?? [],
  };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.trim().toUpperCase());
/** What is no number becomes one that the server refuses, so that nothing that was typed is left out. */
const numberOf = (text: string): number => Number(text.trim().replace(',', '.')) || 0;

export function codeBodyOf(typed: TypedCode, found: OfficeCode | null): CodeBody {
  const currency = textOrNull(typed.currency);
  const isKnown = currency !== null && /^[A-Z]{3}$/.test(currency);
  // Seconds that the field does not have stay.
  const timeOf = (text: string, stored: string | null | undefined): string | null =>
    text === '' ? null : stored && text === localTime(stored) ? stored : new Date(text).toISOString();
  return {
    code: found?.code ?? typed.code,
    country: textOrNull(typed.country),
    user_id: typed.member.trim() === '' ? null : numberOf(typed.member),
    starts: timeOf(typed.starts, found?.starts),
    expires: timeOf(typed.expires, found?.expires),
    max_uses: typed.most.trim() === '' ? null : numberOf(typed.most),
    member_limit: typed.validity === 'once-per-user' || typed.each.trim() === '' ? null : numberOf(typed.each),
    note: typed.note.trim() === '' ? null : typed.note,
    value_percentage: numberOf(typed.percentage),
    currency,
    minimum_order_value: typed.minimum.trim() === '' ? null : isKnown ? (readAmount(typed.minimum, currency) ?? 0) : 1,
    status: found?.status ?? 'active',
    validity: typed.validity,
    paymentmethods: typed.methods.length === 0 ? null : typed.methods,
    version: found?.version ?? 0,
  };
}
