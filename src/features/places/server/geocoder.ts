import type { Point } from '../contract/geometry.ts';
import type { Region } from '../contract/endpoints.ts';

/** Where a point is, in the names by which we know places. */
export interface Located {
  /** ISO 3166-1 alpha-2; one of the site's countries or not. */
  readonly country: string;
  readonly region: Region;
  /** Null: no town of ours is near. */
  readonly town: string | null;
}

export interface Geocoder {
  /**
   * Null: nothing that we know is near. `cell` is the centre of a grid cell: no adapter ever learns more. `home` is the
   * country that is meant in doubt, near a border; null: none.
   */
  locate(cell: Point, home: string | null): Promise<Located | null>;
}
