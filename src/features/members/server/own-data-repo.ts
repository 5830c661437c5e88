import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** The profile with what others do not see of it. The place is the grid cell: nothing finer is kept. */
export const profileData = (db: Db): DataPart[] => [
  smallPart('profile', ['profiles'], (user) =>
    db
      .selectFrom('profiles')
      .select([
        'name',
        'status',
        'gender',
        'date_of_birth',
        'country',
        'region',
        'town',
        'lat',
        'lon',
        'place_source',
        'placed_at',
        'about',
        'hair_colour',
        'eye_colour',
        'body_type',
        'relationship_status',
        'sexuality',
        'interests',
        'search_gender',
        'search_min_age',
        'search_max_age',
        'hide_online',
        'hide_from_search',
        'fictional',
        'last_active_at',
        'online_at',
        'created_at',
        'updated_at',
      ])
      .where('user_id', '=', user)
      .execute(),
  ),
];
