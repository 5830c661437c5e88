import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import type { CodeBody, OfficeCode } from '../../contract/code-schemas.ts';
import { readAmount, typedAmount } from '../packages/draft.ts';
import type { DecimalSign } from '../use-decimal-sign.ts';

/** The fields of a code as they are typed. */
interface TypedCode {
  readonly code: string;
  readonly percentage: string;
  /** As `datetime-local` has it. */
  readonly expires: string;
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
  const expires = found?.expires && typed.expires === localTime(found.expires) ? found.expires : typed.expires;
  return {
    code: found?.code ?? typed.code,
    country: textOrNull(typed.country),
    user_id: typed.member.trim() === '' ? null : numberOf(typed.member),
    expires: expires === '' ? null : new Date(expires).toISOString(),
    value_percentage: numberOf(typed.percentage),
    currency,
    minimum_order_value: typed.minimum.trim() === '' ? null : isKnown ? (readAmount(typed.minimum, currency) ?? 0) : 1,
    status: found?.status ?? 'active',
    validity: typed.validity,
    paymentmethods: typed.methods.length === 0 ? null : typed.methods,
    version: found?.version ?? 0,
  };
}
