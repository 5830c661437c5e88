import type { Static } from 'typebox';
import * as Type from 'typebox';
import { endpoint, OneOf } from '#platform/contract/endpoint.ts';
import { Gender } from '#features/account/contract/user.ts';
import { Member } from '#features/members/contract/member.ts';
import { interests } from '#features/members/contract/traits.ts';
import { Country } from '#features/site/contract/settings.ts';
import { eachTrait, type Trait, traits, type TraitValue } from '#features/site/contract/traits.ts';
import { pageSize, distances, sorts, filterNames } from './rules.ts';

const several = <Schema extends Parameters<typeof Type.Array>[0]>(schema: Schema) => Type.Optional(Type.Array(schema, { maxItems: 50 }));
const filter = <Name extends Trait>(name: Name) => several(OneOf<TraitValue<Name>>(traits[name].values));
type TraitFilters = { [Name in Trait]: ReturnType<typeof filter<Name>> };

/** All filters are optional; a list filter may be repeated in the query (`gender=woman&gender=man`). */
export const SearchQuery = Type.Object({
  gender: several(Gender),
  country: Type.Optional(Country),
  countryregion: Type.Optional(Type.String({ pattern: '^[A-Z]{2}-[A-Z0-9]{1,3}$' })),
  /** Ignored when the searcher has no place. */
  distance: Type.Optional(Type.Enum([...distances], { type: 'integer' })),
  min_age: Type.Optional(Type.Integer({ minimum: 18, maximum: 120 })),
  max_age: Type.Optional(Type.Integer({ minimum: 18, maximum: 120 })),
  ...eachTrait<TraitFilters>((name) => filter(name) as TraitFilters[Trait]),
  interests: several(OneOf(interests)),
  with_photo: Type.Optional(Type.Boolean()),
  online: Type.Optional(Type.Boolean()),
  /** Signed up in the last 7 days. */
  new: Type.Optional(Type.Boolean()),
  sort: Type.Optional(OneOf(sorts)),
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  /** The traffic source of a visitor in this visit; with one `logged_out_search_trafficsource` applies. Not stored. */
  network: Type.Optional(Type.String({ maxLength: 100 })),
  ref: Type.Optional(Type.String({ maxLength: 300 })),
});
export type SearchQuery = Static<typeof SearchQuery>;

export const countMembers = endpoint({
  method: 'GET',
  path: 'members-count.php',
  about: 'How many members a search finds, by the same rules as `members.php`.',
  access: 'public',
  limit: 1200,
  query: SearchQuery,
  reply: Type.Object({ total: Type.Integer() }),
  errors: {},
});

/** Visitors: where `logged_out_search` (with a source `logged_out_search_trafficsource`) says so. */
export const searchMembers = endpoint({
  method: 'GET',
  path: 'members.php',
  about: `Searches members, ${pageSize} to a page. Repeat a filter that takes several values (\`gender=woman&gender=man\`). Visitors get a limited first page where the site allows it, otherwise \`authentication_required\`.`,
  access: 'public',
  limit: 600,
  query: SearchQuery,
  reply: Type.Object({
    profiles: Type.Array(Member),
    /** Exact, not counting the viewer and fictional profiles, which are listed all the same. */
    total: Type.Integer(),
    page: Type.Integer(),
    pages: Type.Integer(),
    /** When `total` is 0: the total without one of the filters, highest first. */
    relaxations: Type.Array(Type.Object({ without: OneOf(filterNames), total: Type.Integer() })),
    /** On the last page of a search with few results: members who miss exactly one filter, and which. Neither in `profiles` nor in `total`. */
    similar: Type.Array(Type.Object({ profile: Member, misses: OneOf(filterNames) })),
  }),
  errors: {},
});

export const getSignupMatches = endpoint({
  method: 'GET',
  path: 'signup-matches.php',
  about: 'Members to suggest to somebody new: those who look for each other, at most 12.',
  access: 'member',
  reply: Type.Object({ profiles: Type.Array(Member) }),
  errors: {},
});
