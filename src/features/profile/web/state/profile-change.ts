import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { isLongerThan } from '#platform/contract/text/text.ts';
import type { Day } from '#platform/contract/time.ts';
import { checkBirthDate, checkName } from '#features/account/contract/rules.ts';
import { traitNames } from '#features/site/contract/traits.ts';
import type { EditableProfile, NewPlace, putProfile } from '../../contract/endpoints.ts';
import type { profileErrors } from '../../contract/errors.ts';
import { maxAboutLength } from '../../contract/rules.ts';

type Body = BodyOf<typeof putProfile>;

/** A request to the server, and its optimistic result. */
export interface ProfileChange {
  readonly body: Body;
  readonly view: Partial<EditableProfile>;
}

/** Fields that are shown as they are sent. */
export type FieldChanges = Omit<Body, 'country' | 'place'>;

export const changeFields = (fields: FieldChanges): ProfileChange => ({
  body: fields,
  // A new name counts as allowed until the server rejects it.
  view: fields.name === undefined ? fields : { ...fields, name_allowed: true },
});

/** Another country removes the place until a new one is chosen. */
export const changeCountry = (country: string): ProfileChange => ({
  body: { country, place: null },
  view: { country, region: null, town: null, place_source: null },
});

/** A place entered by hand; without a town only the region is stored. */
export const changeTown = (country: string, region: string, town: string | null): ProfileChange => ({
  body: { country, place: { region, town } },
  view: { country, region, town, place_source: town === null ? null : 'town' },
});

interface Located {
  readonly point: Extract<NewPlace, { lat: number }>;
  readonly found: { readonly country: string; readonly region: { readonly key: string }; readonly town: string | null };
}

export const changeToDevice = ({ point, found }: Located): ProfileChange => ({
  body: { place: point },
  view: { country: found.country, region: found.region.key, town: found.town, place_source: 'device' },
});

/** Applies pending changes to the profile; later ones win. */
export const withChanges = (saved: EditableProfile, changes: readonly ProfileChange[]): EditableProfile =>
  changes.reduce((profile, { view }) => ({ ...profile, ...view }), saved);

/** The change that undoes a change; null when the old place came from the device, whose exact point is not stored. */
export function inverseOf({ body, view }: ProfileChange, before: EditableProfile): ProfileChange | null {
  if (body.place !== undefined) return restorePlace(before);
  const fields: Partial<FieldView> = {};
  for (const name of names) if (name in view) copy(fields, before, name);
  return changeFields(fields);
}

function restorePlace({ country, region, town, place_source }: EditableProfile): ProfileChange | null {
  if (place_source === 'device') return null;
  return region === null ? changeCountry(country) : changeTown(country, region, town);
}

interface Context {
  readonly email: string;
  /** In the site's time zone. */
  readonly today: Day;
}

interface Refusal {
  readonly code: keyof typeof profileErrors;
  readonly params: ErrorParams;
}

/** Validates a change as the server does, as far as the browser can; null when valid. */
export function refusalOf({ name, date_of_birth, search_gender, about }: Body, { email, today }: Context): Refusal | null {
  const checks = [
    { field: 'name', failure: name === undefined ? null : checkName(name, email) },
    { field: 'date_of_birth', failure: date_of_birth === undefined ? null : checkBirthDate(date_of_birth, today) },
    { field: 'search_gender', failure: search_gender?.length === 0 ? { code: 'search_gender_required' as const } : null },
    {
      field: 'about',
      failure:
        about !== undefined && isLongerThan(about.trim(), maxAboutLength)
          ? { code: 'about_too_long' as const, params: { max: maxAboutLength } }
          : null,
    },
  ];
  for (const { field, failure } of checks)
    if (failure !== null) return { code: failure.code, params: { field, ...('params' in failure ? failure.params : {}) } };
  return null;
}

const names = [
  'name',
  'date_of_birth',
  'gender',
  'search_gender',
  'search_min_age',
  'search_max_age',
  'about',
  'answers',
  ...traitNames,
  'interests',
] as const satisfies readonly (keyof EditableProfile)[];

type FieldView = Pick<EditableProfile, (typeof names)[number]>;

function copy<Name extends keyof FieldView>(to: Partial<FieldView>, from: FieldView, name: Name): void {
  to[name] = from[name];
}
