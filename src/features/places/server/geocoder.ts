import type { Point } from '../contract/geometry.ts';
import type { Region } from '../contract/endpoints.ts';

/** A point's place, by the names and keys of the bundled places. */
export interface Located {
  /** ISO 3166-1 alpha-2; one of the site's countries or not. */
  readonly country: string;
  readonly region: Region;
  /** Null when no known town is near. */
  readonly town: string | null;
}

export interface Geocoder {
  /**
   * Null when no known place is near. `cell` is the centre of a grid cell: adapters never get the exact point. `home` is
   * the country to prefer near a border, or null.
   */
  locate(cell: Point, home: string | null): Promise<Located | null>;
}
