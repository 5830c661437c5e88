import type { BodyOf } from '#platform/contract/endpoint.ts';
import type { ErrorParams } from '#platform/contract/result.ts';
import { isLongerThan } from '#platform/contract/text.ts';
import type { Day } from '#platform/contract/time.ts';
import { checkBirthDate, checkName } from '#features/account/contract/rules.ts';
import type { EditableProfile, NewPlace, putProfile } from '../contract/endpoints.ts';
import type { profileErrors } from '../contract/errors.ts';
import { longestAbout } from '../contract/rules.ts';

type Body = BodyOf<typeof putProfile>;

/** What is asked of the server, and how the profile looks as soon as it is asked. */
export interface ProfileChange {
  readonly body: Body;
  readonly view: Partial<EditableProfile>;
}

/** Fields that look as they are sent. */
export type FieldChanges = Omit<Body, 'country' | 'place'>;

export const changeFields = (fields: FieldChanges): ProfileChange => ({ body: fields, view: fields });

/** Another country takes the place away, until one in it is chosen. */
export const changeCountry = (country: string): ProfileChange => ({
  body: { country, place: null },
  view: { country, region: null, town: null, place_source: null },
});

/** By hand; without a town only the region is kept. */
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

/** The profile with changes on their way to it, the later over the earlier. */
export const withChanges = (kept: EditableProfile, changes: readonly ProfileChange[]): EditableProfile =>
  changes.reduce((profile, { view }) => ({ ...profile, ...view }), kept);

/** The change that takes a change back; null where there is none: a point of the device is not known again. */
export function wayBack({ body, view }: ProfileChange, before: EditableProfile): ProfileChange | null {
  if (body.place !== undefined) return wayBackToPlace(before);
  const fields: Partial<FieldView> = {};
  for (const name of names) if (name in view) copy(fields, before, name);
  return changeFields(fields);
}

function wayBackToPlace({ country, region, town, place_source }: EditableProfile): ProfileChange | null {
  if (place_source === 'device') return null;
  return region === null ? changeCountry(country) : changeTown(country, region, town);
}

interface Circumstances {
  readonly email: string;
  /** At the site's place. */
  readonly today: Day;
}

interface Refusal {
  readonly code: keyof typeof profileErrors;
  readonly params: ErrorParams;
}

/** Why the server would refuse a change; null: it would not, as far as this side knows. */
export function refusalOf({ name, date_of_birth, search_gender, about }: Body, { email, today }: Circumstances): Refusal | null {
  const verdicts = [
    { field: 'name', verdict: name === undefined ? null : checkName(name, email) },
    { field: 'date_of_birth', verdict: date_of_birth === undefined ? null : checkBirthDate(date_of_birth, today) },
    { field: 'search_gender', verdict: search_gender?.length === 0 ? { code: 'search_gender_required' as const } : null },
    {
      field: 'about',
      verdict:
        about !== undefined && isLongerThan(about.trim(), longestAbout)
          ? { code: 'about_too_long' as const, params: { max: longestAbout } }
          : null,
    },
  ];
  for (const { field, verdict } of verdicts)
    if (verdict !== null) return { code: verdict.code, params: { field, ...('params' in verdict ? verdict.params : {}) } };
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
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'sexuality',
  'interests',
] as const satisfies readonly (keyof EditableProfile)[];

type FieldView = Pick<EditableProfile, (typeof names)[number]>;

function copy<Name extends keyof FieldView>(to: Partial<FieldView>, from: FieldView, name: Name): void {
  to[name] = from[name];
}
