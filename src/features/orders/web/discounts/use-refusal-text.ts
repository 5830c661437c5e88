import { useFormatter, useTranslations } from 'use-intl';
import type { ErrorParams, Failure } from '#platform/contract/result.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { useTimeText } from '#platform/web/i18n/use-time-text.ts';
import { type DiscountError, discountErrors } from '#features/discounts/contract/errors.ts';
import { useCountryName } from '#features/places/web/index.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import { useMethodInSentence } from '#features/payment-providers/web/index.ts';

export type DiscountRefusal = Pick<Failure<DiscountError>, 'code' | 'params'>;

const isDiscountError = (code: string): code is DiscountError => Object.hasOwn(discountErrors, code);

/** Why the server gave no discount; null for every other error. */
export function refusalOf(error: unknown): DiscountRefusal | null {
  return error instanceof ApiError && isDiscountError(error.code) ? { code: error.code, params: error.params } : null;
}

/** The reason in the reader's language, with prices, dates and names formatted as on the page. */
export function useRefusalText(): (refusal: DiscountRefusal) => string {
  const t = useTranslations('discounts.errors');
  const format = useFormatter();
  const dateText = useDateFormat();
  const timeText = useTimeText();
  const money = useMoney();
  const countryName = useCountryName();
  const methodName = useMethodInSentence();
  const amount = ({ currency }: ErrorParams, value: unknown) => money({ amount: Number(value ?? 0), currency: String(currency ?? 'EUR') });
  const instant = ({ at }: ErrorParams) => new Date(String(at));
  return ({ code: reason, params }) => {
    const code = String(params['code'] ?? '');
    switch (reason) {
      case 'discount_minimum':
        return t(reason, { code, minimum: amount(params, params['minimum']), price: amount(params, params['price']) });
      case 'discount_country':
        return t(reason, { code, country: countryName(String(params['country'])) });
      case 'discount_currency':
        return t(reason, { code, currency: String(params['currency']) });
      case 'discount_method': {
        const listed = String(params['methods']).split(',');
        const names = paymentMethods.filter((method) => listed.includes(method)).map(methodName);
        return t(reason, { code, methods: format.list(names, { type: 'disjunction' }) });
      }
      case 'discount_expired':
      case 'discount_not_begun':
        return t(reason, { code, date: dateText(instant(params), { dateStyle: 'long' }) });
      case 'discount_member_limit':
        return t(reason, { code, limit: Number(params['limit'] ?? 0) });
      case 'discount_ended':
        return t(reason, { time: timeText(instant(params)) });
      case 'discount_not_found':
      case 'discount_owner':
        return t(reason);
      case 'discount_used':
      case 'discount_reserved':
      case 'discount_inactive':
      case 'discount_exhausted':
      case 'discount_first_order':
        return t(reason, { code });
    }
  };
}
