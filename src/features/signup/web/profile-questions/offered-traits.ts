import type { Settings } from '#features/site/contract/settings.ts';
import { type ConsentedTrait, consentedTraits, type PlainTrait, plainTraits } from '#features/site/contract/traits.ts';

interface OfferedTraits {
  /** Visible traits, which are asked first. */
  readonly first: readonly PlainTrait[];
  /** Traits that are shown on request. */
  readonly more: readonly PlainTrait[];
  readonly consented: readonly ConsentedTrait[];
}

const firstTraits: readonly PlainTrait[] = ['hair_colour', 'eye_colour'];

/** The traits that the signup asks for: those that the site shows. */
export function offeredTraits({ visible_profile_fields: visible }: Pick<Settings, 'visible_profile_fields'>): OfferedTraits {
  const plain = plainTraits.filter((name) => visible.includes(name));
  return {
    first: firstTraits.filter((name) => plain.includes(name)),
    more: plain.filter((name) => !firstTraits.includes(name)),
    consented: consentedTraits.filter((name) => visible.includes(name)),
  };
}
