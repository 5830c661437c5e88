import type { Static } from 'typebox';
import * as Type from 'typebox';

/** ISO 3166-1 alpha-2, including the codes reserved for territories with a tax of their own: IC, EA. */
const Country = Type.String({ pattern: '^[A-Z]{2}$' });
const FirstDay = Type.String({ format: 'date' });

/** Where a company is registered for VAT. Only there it charges any, and this number is on the invoice. */
export const TaxRegistration = Type.Object({
  /** `OSS`: the One Stop Shop of the EU, for all member states that it has no other registration in. */
  country: Type.Union([Type.Literal('OSS'), Country]),
  /** In the Union scheme of the OSS it is the domestic VAT number. */
  number: Type.String({ minLength: 1, maxLength: 40 }),
  /** First day. */
  from: FirstDay,
});
export type TaxRegistration = Static<typeof TaxRegistration>;

/** A country where the company sells without VAT, and the reason, in the operator's words, for an audit of the books. */
export const UntaxedCountry = Type.Object({ country: Country, because: Type.String({ minLength: 10, maxLength: 500 }) });

/** A rate that this version does not know yet. */
export const VatRate = Type.Object({
  country: Country,
  percent: Type.Number({ minimum: 0, maximum: 60, multipleOf: 0.01 }),
  from: FirstDay,
});
export type VatRate = Static<typeof VatRate>;

export const CompanyTaxes = {
  /** Empty: nothing is sold. */
  tax_registrations: Type.Array(TaxRegistration),
  untaxed_countries: Type.Array(UntaxedCountry),
  /** Count before the rates that come with the program, the newest first. */
  vat_rates: Type.Array(VatRate),
};
