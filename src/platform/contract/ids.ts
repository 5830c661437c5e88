declare const brand: unique symbol;

/** A value that must not be mixed with another of the same shape. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };

export type UserId = Branded<number, 'UserId'>;
export type SiteId = Branded<number, 'SiteId'>;

/** A number read from our own database is the id it is said to be; nothing else may claim it. */
export const userId = (value: number): UserId => value as UserId;
export const siteId = (value: number): SiteId => value as SiteId;
