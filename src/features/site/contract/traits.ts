interface TraitRow {
  readonly values: readonly [string, ...string[]];
  /** The consent without which the trait is not stored; others then can neither see it nor search by it. */
  readonly consent?: 'religion' | 'sexuality';
  /** A search for it is never widened: whom somebody looks for is nothing to be talked out of. */
  readonly firm?: true;
}

/**
 * What members may say of their appearance and situation, by column of `profiles`. A new row asks the compiler and the
 * tests for all else that it needs: docs/how-to/add-a-profile-field.md.
 */
export const traits = {
  /** Shown below the name. */
  wish: { values: ['lasting', 'open', 'writing'] },
  children: { values: ['has', 'wants', 'has_and_wants', 'none_wanted'] },
  smoking: { values: ['no', 'sometimes', 'yes'] },
  hair_colour: { values: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'other'] },
  eye_colour: { values: ['brown', 'blue', 'green', 'grey', 'hazel', 'other'] },
  body_type: { values: ['slim', 'average', 'athletic', 'curvy', 'full'] },
  relationship_status: { values: ['single', 'divorced', 'widowed', 'separated', 'relationship', 'open', 'married'] },
  religion: {
    values: ['none', 'spiritual', 'christian', 'muslim', 'jewish', 'buddhist', 'hindu', 'other'],
    consent: 'religion',
  },
  sexuality: {
    values: ['straight', 'gay', 'lesbian', 'bisexual', 'pansexual', 'asexual', 'queer'],
    consent: 'sexuality',
    firm: true,
  },
} as const satisfies Readonly<Record<string, TraitRow>>;

type Traits = typeof traits;
export type Trait = keyof Traits;
export const traitNames = Object.keys(traits) as Trait[];

/** The traits that need a consent of their own. */
export type ConsentedTrait = { [Name in Trait]: Traits[Name] extends { readonly consent: string } ? Name : never }[Trait];
export type PlainTrait = Exclude<Trait, ConsentedTrait>;
export type TraitConsent = Traits[ConsentedTrait]['consent'];

const isConsented = (name: Trait): name is ConsentedTrait => 'consent' in traits[name];
export const consentedTraits: readonly ConsentedTrait[] = traitNames.filter(isConsented);
export const plainTraits: readonly PlainTrait[] = traitNames.filter((name): name is PlainTrait => !isConsented(name));

/** Null: it needs none. */
export const consentFor = (name: Trait): TraitConsent | null => (isConsented(name) ? traits[name].consent : null);

export const firmTraits: readonly Trait[] = traitNames.filter((name) => 'firm' in traits[name]);

export type TraitValue<Name extends Trait> = Traits[Name]['values'][number];
/** A member's value of each trait; null when not answered. */
export type TraitValues = { [Name in Trait]: TraitValue<Name> | null };

/** `make` for every trait, by name. */
export const eachTrait = <Made extends Readonly<Record<Trait, unknown>>>(make: (name: Trait) => Made[Trait]): Made =>
  // Object.fromEntries forgets whose value is whose, and TypeScript does not follow a name through a loop.
  Object.fromEntries(traitNames.map((name) => [name, make(name)])) as Made;

/** Undefined: no value of this trait. */
export function readTrait<Name extends Trait>(name: Name, text: unknown): TraitValue<Name> | undefined {
  const values: readonly TraitValue<Name>[] = traits[name].values;
  return values.find((value) => value === text);
}
