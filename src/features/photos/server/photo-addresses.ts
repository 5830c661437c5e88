import type { Clock } from '#platform/server/clock.ts';
import type { Signer } from '#platform/server/secrets.ts';

/** Whom a signed address was made for: the photo's owner, a viewer who may see every photo, or either side of a conversation. */
export type AddressFor = 'owner' | 'viewer' | 'partner';

/** Addresses change this often, and so stay in the browser's cache; they live once to twice as long. */
const period = 4 * 3600;

/** A list of members names hundreds of files, and most of its pictures were shown to somebody before. */
const mostRemembered = 20_000;

export interface PhotoAddresses {
  /** The query that opens the files of a picture which are not public. */
  sign(name: string, to: AddressFor): string;
  /** Null: no signature, a wrong or an expired one. */
  check(name: string, query: Readonly<Record<string, unknown>>): { readonly to: AddressFor; readonly seconds: number } | null;
}

export function createPhotoAddresses(signer: Signer, clock: Clock): PhotoAddresses {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const signed = new Map<string, string>();
  let signedUntil = 0;
  const remember = (until: number) => {
    if (until === signedUntil && signed.size < mostRemembered) return;
    signed.clear();
    signedUntil = until;
  };
  return {
    sign(name, to) {
      const until = (Math.floor(seconds() / period) + 2) * period;
      remember(until);
      const text = textOf(name, to, until);
      const query = signed.get(text) ?? `?for=${to}&until=${until}&signature=${signer.sign(text)}`;
      signed.set(text, query);
      return query;
    },
    check(name, { for: to, until, signature }) {
      if ((to !== 'owner' && to !== 'viewer' && to !== 'partner') || typeof until !== 'string' || typeof signature !== 'string')
        return null;
      const left = Number(until) - seconds();
      return left > 0 && signer.verify(textOf(name, to, Number(until)), signature) ? { to, seconds: left } : null;
    },
  };
}

const textOf = (name: string, to: AddressFor, until: number) => `${name}\n${to}\n${until}`;
