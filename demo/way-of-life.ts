import { ageOn, isDay } from '#platform/contract/time.ts';
import type { TraitValues } from '#features/site/contract/traits.ts';
import type { SeedMember } from './cast.ts';
import { chance } from './chance.ts';

type WayOfLife = Pick<TraitValues, 'wish' | 'children' | 'smoking' | 'religion'>;

/** Who writes of a child has one. */
const namesChild =
  /(?<!\p{L})(?:tochter|sohn|kinder|daughter|sons?|kids|children|datter|søn|sønn|børn|hija|hijo|hijos|tytär|poika|lapset|fille|fils|enfants|figlia|figlio|figli|dochter|zoon|kinderen|córka|syn|dzieci|dotter|barn)(?!\p{L})/iu;

/** What a demo member says of wish, children, smoking and religion: always the same, and many leave something out. */
export function wayOfLifeOf({ key, date_of_birth, about, answers = [] }: SeedMember): WayOfLife {
  const drawn = (what: string) => chance(`${key}:${what}`);
  const age = isDay(date_of_birth) ? ageOn(date_of_birth, today) : 40;
  const texts = [about, ...answers.map(({ answer }) => answer)].join(' ');
  return {
    wish: pick(drawn('wish'), [
      [0.5, 'lasting'],
      [0.76, 'open'],
      [0.84, 'writing'],
    ]),
    children: namesChild.test(texts) ? 'has' : pick(drawn('children'), childrenAt(age)),
    smoking: pick(drawn('smoking'), [
      [0.6, 'no'],
      [0.75, 'sometimes'],
      [0.83, 'yes'],
    ]),
    religion: pick(drawn('religion'), [
      [0.12, 'none'],
      [0.16, 'spiritual'],
      [0.24, 'christian'],
      [0.26, 'muslim'],
      [0.27, 'buddhist'],
      [0.28, 'other'],
    ]),
  };
}

/** Ages need not be exact, so the values do not change with the day of the installation. */
const today = '2026-01-01';

const childrenAt = (age: number): Shares<'children'> =>
  age < 32
    ? [
        [0.35, 'wants'],
        [0.45, 'none_wanted'],
      ]
    : age < 45
      ? [
          [0.2, 'has'],
          [0.28, 'has_and_wants'],
          [0.45, 'wants'],
          [0.6, 'none_wanted'],
        ]
      : [
          [0.4, 'has'],
          [0.55, 'none_wanted'],
        ];

/** Values with the share up to which each is drawn, ascending. */
type Shares<Name extends keyof WayOfLife> = readonly (readonly [upTo: number, value: NonNullable<WayOfLife[Name]>])[];

const pick = <Value>(drawn: number, shares: readonly (readonly [upTo: number, value: Value])[]): Value | null =>
  shares.find(([upTo]) => drawn < upTo)?.[1] ?? null;
