/** ISO 3166-1 alpha-2 code of a country we hold places for. */
export type CountryCode =
  | 'AT'
  | 'BE'
  | 'CH'
  | 'DE'
  | 'DK'
  | 'ES'
  | 'FI'
  | 'FR'
  | 'GB'
  | 'IE'
  | 'IS'
  | 'IT'
  | 'LI'
  | 'LU'
  | 'NL'
  | 'NO'
  | 'PL'
  | 'SE'
  | 'US';

/** A point on the map, rounded to two decimals (about one kilometre). */
export interface Coordinates {
  /** Latitude in degrees WGS84; north is positive. */
  readonly lat: number;
  /** Longitude in degrees WGS84; east is positive. */
  readonly lon: number;
}

/** A town; its coordinates are those of its centre. */
export interface Town extends Coordinates {
  /** Name as used locally. Not unique, not even within a country. */
  readonly name: string;
  /** Radius in km of the town itself, when it is larger than its neighbours. A position within it belongs to this town. */
  readonly reach?: number;
}

/** A first-level region of a country; its coordinates are roughly its middle. */
export interface Region extends Coordinates {
  /**
   * Stable key, unique across all countries and safe to store: the ISO 3166-2
   * code where there is one, otherwise our own key of the same shape.
   */
  readonly key: `${CountryCode}-${string}`;
  /** Name in the region's own main language; unique within the country. */
  readonly name: string;
  /** Best-known towns, roughly the largest first; never empty. */
  readonly towns: readonly [Town, ...Town[]];
}

/** A country and all its regions. */
export interface CountryPlaces {
  readonly country: CountryCode;
  /** Every region of the country; the order carries no meaning. */
  readonly regions: readonly [Region, ...Region[]];
}
