import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, Id, OneOf } from '#platform/contract/endpoint.ts';
import { Gender } from '#features/account/contract/user.ts';
import { ProfileImage } from '#features/photos/contract/image.ts';
import { Country, searchFields } from '#features/site/contract/settings.ts';
import { Member, Profile } from './member.ts';
import { Fit } from './fit.ts';
import { interests, traits } from './traits.ts';

export const pageSize = 24;

/** Km around the searcher that a search may keep to: the edges of the buckets in which distances are told. */
export const distances = [5, 10, 25, 50, 100] as const;

/** `active`: here last. `new`: signed up last. `near`: nearest. `fitting`: looking for each other, near, with much in common. */
export const sorts = ['active', 'new', 'near', 'fitting'] as const;
export type Sort = (typeof sorts)[number];

const several = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) => Type.Optional(Type.Array(schema, { maxItems: 50 }));

/** Every filter may be missing; a list filter may be given several times in the query (`gender=woman&gender=man`). */
export const SearchQuery = Type.Object({
  gender: several(Gender),
  country: Type.Optional(Country),
  countryregion: Type.Optional(Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' })),
  /** Without a place of the searcher's own it does not narrow. */
  distance: Type.Optional(Type.Enum([...distances], { type: 'integer' })),
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
  /** Signed up in the last 7 days. */
  new: Type.Optional(Type.Boolean()),
  sort: Type.Optional(OneOf(sorts)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** Where a visitor comes from, in the present visit: `logged_out_search_trafficsource` is for them. Not kept. */
  network: Type.Optional(Type.String({ maxLength: 100 })),
  ref: Type.Optional(Type.String({ maxLength: 300 })),
});
export type SearchQuery = Static<typeof SearchQuery>;

/** The choices of a searcher; `age` is both its ends. */
export const filterNames = [...searchFields, 'new'] as const;
export type FilterName = (typeof filterNames)[number];

/** How many a search would find, by the same rules: for the live count of the filters. */
export const countMembers = endpoint({
  method: 'GET',
  path: 'members-count.php',
  access: 'public',
  limit: 1200,
  query: SearchQuery,
  reply: Type.Object({ total: Type.Integer() }),
  errors: {},
});

/** Without a login: 403, or the limited first page where `logged_out_search` (with a source `logged_out_search_trafficsource`) says so. */
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
    relaxations: Type.Array(Type.Object({ without: OneOf(filterNames), total: Type.Integer() })),
    /** On the last page of a search with few results: who misses exactly one filter, and which. Neither in `profiles` nor in `total`. */
    similar: Type.Array(Type.Object({ profile: Member, misses: OneOf(filterNames) })),
  }),
  errors: {},
});

/** A member's page. With the own `id` it is what others see; without one also what only the owner does, such as pending photos. */
export const getProfile = endpoint({
  method: 'GET',
  path: 'profile.php',
  access: 'member',
  query: Type.Object({ id: Type.Optional(Id) }),
  reply: Type.Object({
    profile: Profile,
    /** What the viewer and this member have in common, the strongest first; of the own profile none. */
    fit: Type.Array(Fit),
    related: Type.Array(Member),
  }),
  errors: {},
});

/** Photos of a member that can be looked at on their card. */
export const mostPeeks = 5;

/**
 * A member's photos as their card shows them, the main one first, at most `mostPeeks`: the same that profile.php gives the
 * viewer, but their profile has not been opened by this.
 */
export const getPhotoPeek = endpoint({
  method: 'GET',
  path: 'photo-peek.php',
  access: 'member',
  query: Type.Object({ id: Id }),
  reply: Type.Object({
    photos: Type.Array(ProfileImage, { maxItems: mostPeeks }),
    /** All that the profile shows. */
    photo_count: Type.Integer(),
  }),
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
