import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, OneOf } from '#platform/contract/endpoint.ts';
import { Gender } from '#features/account/contract/user.ts';
import { Country } from '#features/site/contract/settings.ts';
import { Member, Profile } from './member.ts';
import { interests, traits } from './traits.ts';

export const pageSize = 24;

const several = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) => Type.Optional(Type.Array(schema, { maxItems: 50 }));

/** Every filter may be missing; a list filter may be given several times in the query (`gender=woman&gender=man`). */
export const SearchQuery = Type.Object({
  gender: several(Gender),
  country: Type.Optional(Country),
  countryregion: Type.Optional(Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' })),
  min_age: Type.Optional(Type.Integer({ minimum: 18, maximum: 120 })),
  max_age: Type.Optional(Type.Integer({ minimum: 18, maximum: 120 })),
  hair_colour: several(OneOf(traits.hair_colour)),
  eye_colour: several(OneOf(traits.eye_colour)),
  body_type: several(OneOf(traits.body_type)),
  relationship_status: several(OneOf(traits.relationship_status)),
  sexuality: several(OneOf(traits.sexuality)),
  interests: several(OneOf(interests)),
  with_photo: Type.Optional(Type.Boolean()),
  online: Type.Optional(Type.Boolean()),
  sort: Type.Optional(OneOf(['active', 'new'])),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** Without a login: 403, or the limited first page where the site's `logged_out_search` says so. */
export const searchMembers = endpoint({
  method: 'GET',
  path: 'members.php',
  access: 'public',
  limit: 600,
  query: SearchQuery,
  reply: Type.Object({
    profiles: Type.Array(Member),
    /** Exact, not counting the viewer. */
    total: Type.Integer(),
    page: Type.Integer(),
    pages: Type.Integer(),
    /** When nothing was found: how many there are without one of the filters, most first. */
    relaxations: Type.Array(Type.Object({ without: Type.String(), total: Type.Integer() })),
  }),
  errors: {},
});

/** A member's page. With the own `id` it is what others see; without one also what only the owner does, such as pending photos. */
export const getProfile = endpoint({
  method: 'GET',
  path: 'profile.php',
  access: 'member',
  query: Type.Object({ id: Type.Optional(Id) }),
  reply: Type.Object({ profile: Profile, related: Type.Array(Member) }),
  errors: {},
});

/** The interests that the site's niche offers. */
export const getInterests = endpoint({
  method: 'GET',
  path: 'interests.php',
  access: 'public',
  reply: Type.Object({ interests: Type.Array(OneOf(interests)) }),
  errors: {},
});

/** Whom a new member might like: fitting both ways, at most 12. */
export const getSignupMatches = endpoint({
  method: 'GET',
  path: 'signup-matches.php',
  access: 'member',
  reply: Type.Object({ profiles: Type.Array(Member) }),
  errors: {},
});
