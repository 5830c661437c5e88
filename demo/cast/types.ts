import type { Answer } from '#features/prompts/contract/answer.ts';

export type Gender = 'woman' | 'man' | 'non_binary';

export type HairColour = 'black' | 'brown' | 'blond' | 'red' | 'grey' | 'white' | 'other';
export type EyeColour = 'brown' | 'blue' | 'green' | 'grey' | 'hazel';
export type BodyType = 'slim' | 'average' | 'athletic' | 'curvy' | 'full';
export type RelationshipStatus = 'single' | 'divorced' | 'widowed' | 'separated' | 'open';
export type Sexuality = 'straight' | 'gay' | 'lesbian' | 'bisexual' | 'pansexual' | 'queer';

/** Where a member lives. Regions are ISO 3166-2 keys; England has nine of our own (GB-NE … GB-SW). */
export interface Place {
  country: 'DK' | 'DE' | 'GB' | 'ES' | 'FI' | 'FR' | 'IT' | 'NO' | 'NL' | 'PL' | 'SE';
  region: string;
  town: string;
  /** Degrees, 2 decimals: the town, never an address. */
  lat: number;
  lon: number;
  language: 'da' | 'de' | 'en' | 'es' | 'fi' | 'fr' | 'it' | 'nb' | 'nl' | 'pl' | 'sv';
}

/** Fixed traits of one photo; everything else is derived from seed and photo number. */
export interface ShotOptions {
  scene?: string;
  wear?: string;
  fabric?: string;
  fabric2?: string;
  mouth?: 'closed' | 'half' | 'teeth' | 'laugh';
  closedEyes?: boolean;
  lipstick?: string;
  turn?: number;
  tilt?: number;
  scale?: number;
  light?: -1 | 1;
  x?: number;
}

/** Traits of a member that stay the same in every photo. Gender and age come from the member. */
export interface PortraitOptions {
  /** The generator's seed; the member's key by default. Members from the mockups keep their seed, and thereby their face. */
  seed?: string;
  skin: 'porcelain' | 'fair' | 'olive' | 'tan' | 'brown' | 'deep' | 'ebony';
  hairColor: string;
  hair?: string;
  beard?: 'stubble' | 'short' | 'full' | 'goatee' | 'moustache' | null;
  glasses?: 'round' | 'metal' | 'square' | 'cat' | null;
  earrings?: 'stud' | 'hoop' | 'drop' | null;
  freckles?: boolean;
  /** Colour of a headscarf or turban. */
  cloth?: string;
  iris?: string;
  full?: number;
  /** For photo 1, 2, … where the image is composed by hand. */
  shots?: ShotOptions[];
}

/** One illustrated demo member: a first name, never a real person. */
export interface SeedMember extends Place {
  /** Unique, stable, ascii: country, name, age, as in `de-anna-34`. Photos are `photos/<key>-<n>.webp`. */
  key: string;
  name: string;
  gender: Gender;
  search_gender: Gender[];
  search_age: [number, number];
  date_of_birth: string;
  /** Empty: the member wrote nothing. */
  about: string;
  /** Up to three, each written for this member alone. */
  answers?: Answer[];
  hair_colour: HairColour;
  eye_colour: EyeColour;
  body_type: BodyType;
  relationship_status: RelationshipStatus;
  sexuality: Sexuality | null;
  interests: string[];
  /** Number of drawn photos, 0 to 4. */
  photos: number;
  /** What the second photo shows instead of the member. */
  second?: 'table' | 'kitchen' | 'dog' | 'cat' | 'rucksack' | 'bicycle';
  portrait?: PortraitOptions;
}
