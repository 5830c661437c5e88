import type { Clock } from '#platform/server/clock.ts';
import type { Signer } from '#platform/server/secrets.ts';

/** The holder of a signed address: the photo's owner, a viewer who may see every photo, or either member of a conversation. */
export type AddressFor = 'owner' | 'viewer' | 'partner';

/** Seconds. Addresses change once per period, so that browsers can cache the files; they are valid for one to two periods. */
const period = 4 * 3600;

/** Signatures are cached, because a list of members has hundreds of images, most of them signed before. */
const maxCachedSignatures = 20_000;

export interface PhotoAddresses {
  /** The query string that grants access to the private files of an image. */
  sign(name: string, to: AddressFor): string;
  /** Null when the signature is missing, wrong or expired. */
  check(name: string, query: Readonly<Record<string, unknown>>): { readonly to: AddressFor; readonly seconds: number } | null;
}

export function createPhotoAddresses(signer: Signer, clock: Clock): PhotoAddresses {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const signatures = new Map<string, string>();
  let signedUntil = 0;
  const clearIfStale = (until: number) => {
    if (until === signedUntil && signatures.size < maxCachedSignatures) return;
    signatures.clear();
    signedUntil = until;
  };
  return {
    sign(name, to) {
      const until = (Math.floor(seconds() / period) + 2) * period;
      clearIfStale(until);
      const text = textOf(name, to, until);
      const query = signatures.get(text) ?? `?for=${to}&until=${until}&signature=${signer.sign(text)}`;
      signatures.set(text, query);
      return query;
    },
    check(name, { for: to, until, signature }) {
      if ((to !== 'owner' && to !== 'viewer' && to !== 'partner') || typeof until !== 'string' || typeof signature !== 'string')
        return null;
      // Accepts only one spelling of each address: a cache would store the file again for every other spelling.
      if (!/^[1-9]\d*$/.test(until)) return null;
      const left = Number(until) - seconds();
      return left > 0 && signer.verify(textOf(name, to, Number(until)), signature) ? { to, seconds: left } : null;
    },
  };
}

const textOf = (name: string, to: AddressFor, until: number) => `${name}\n${to}\n${until}`;
