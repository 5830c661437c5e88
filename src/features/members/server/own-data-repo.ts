import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';
import { traitNames } from '#features/site/contract/traits.ts';

/** The whole profile, including fields that others do not see. The place is the grid cell; nothing more precise is stored. */
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
        'answers',
        ...traitNames,
        'interests',
        'search_gender',
        'search_min_age',
        'search_max_age',
        'hide_online',
        'hide_from_search',
        'hidden',
        'hidden_until',
        'show_to_visitors',
        'mail_name',
        'mail_photo',
        'visitors_answered_at',
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
