interface Priced {
  /** Minor units by currency. */
  readonly prices: Readonly<Record<string, number>>;
  /** By country what differs from the price in its currency. */
  readonly country_prices?: Readonly<Record<string, { readonly currency: string; readonly amount: number }>>;
}

/**
 * What a package costs in a country, in minor units of the currency in which the site sells there: its own price, unless that is in
 * another currency than the country has by now, else the price in the currency. Undefined: it is not sold there.
 */
export function amountIn({ prices, country_prices: own }: Priced, market: { readonly country: string; readonly currency: string }) {
  const price = own?.[market.country];
  return price?.currency === market.currency ? price.amount : prices[market.currency];
}
