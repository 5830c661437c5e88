import { at } from './at.ts';
import { be } from './be.ts';
import { ch } from './ch.ts';
import { de } from './de.ts';
import { dk } from './dk.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { gb } from './gb.ts';
import { ie } from './ie.ts';
import { is } from './is.ts';
import { it } from './it.ts';
import { li } from './li.ts';
import { lu } from './lu.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { se } from './se.ts';
import { us } from './us.ts';
import type { CountryCode, CountryPlaces } from './types.ts';

export type { CountryCode, CountryPlaces, Coordinates, Region } from './types.ts';

/** The places of every country we hold, by country code. */
export const places: Readonly<Record<CountryCode, CountryPlaces>> = {
  AT: at,
  BE: be,
  CH: ch,
  DE: de,
  DK: dk,
  ES: es,
  FI: fi,
  FR: fr,
  GB: gb,
  IE: ie,
  IS: is,
  IT: it,
  LI: li,
  LU: lu,
  NL: nl,
  NO: no,
  PL: pl,
  SE: se,
  US: us,
};
