import { deBerlin } from './cast/de-berlin.ts';
import { deElsewhere } from './cast/de-elsewhere.ts';
import { deLeipzig } from './cast/de-leipzig.ts';
import { dk } from './cast/dk.ts';
import { es } from './cast/es.ts';
import { fi } from './cast/fi.ts';
import { fr } from './cast/fr.ts';
import { gb } from './cast/gb.ts';
import { it } from './cast/it.ts';
import { nl } from './cast/nl.ts';
import { no } from './cast/no.ts';
import { pl } from './cast/pl.ts';
import { se } from './cast/se.ts';
import type { SeedMember } from './cast/types.ts';

export type { SeedMember } from './cast/types.ts';

/** All demo members: invented, with drawn portraits and first names only. */
export const cast: SeedMember[] = [
  ...deLeipzig,
  ...deBerlin,
  ...deElsewhere,
  ...gb,
  ...fr,
  ...es,
  ...it,
  ...nl,
  ...pl,
  ...se,
  ...dk,
  ...no,
  ...fi,
];
