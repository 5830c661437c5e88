import { loginFloods, signupFloods } from './accounts.ts';
import type { Flood } from './flood.ts';
import { lookupFloods } from './lookups.ts';
import { pageFloods } from './pages.ts';
import { socketFloods } from './sockets.ts';
import { uploadFloods } from './uploads.ts';

/** All floods by their target. */
export const floods = {
  pages: pageFloods,
  lookups: lookupFloods,
  sockets: socketFloods,
  uploads: uploadFloods,
  logins: loginFloods,
  signups: signupFloods,
} satisfies Readonly<Record<string, Readonly<Record<string, Flood>>>>;

export type FloodKind = keyof typeof floods;

export const findFlood = (name: string): Flood | undefined =>
  Object.values<Readonly<Record<string, Flood>>>(floods)
    .flatMap((group) => Object.entries(group))
    .find(([known]) => known === name)?.[1];
