declare const brand: unique symbol;

/** A value of a type that must not be mixed up with others of the same representation. */
export type Branded<T, Name extends string> = T & { readonly [brand]: Name };

export type UserId = Branded<number, 'UserId'>;
export type SiteId = Branded<number, 'SiteId'>;
/** Somebody who works in the back office; no member. */
export type StaffId = Branded<number, 'StaffId'>;

/** Brands a number that is known to be a user id: read from our database, or validated by an endpoint's schema. */
export const userId = (value: number): UserId => value as UserId;
export const siteId = (value: number): SiteId => value as SiteId;
export const staffId = (value: number): StaffId => value as StaffId;
