import type { Clock } from '#platform/server/clock.ts';
import type { Signer } from '#platform/server/secrets.ts';

/** Whom a signed address was made for: the photo's owner, a viewer who may see every photo, or either side of a conversation. */
export type AddressFor = 'owner' | 'viewer' | 'partner';

/** Addresses change this often, and so stay in the browser's cache; they live once to twice as long. */
const period = 4 * 3600;

export interface PhotoAddresses {
  /** The query that opens a file which is not public. */
  sign(file: string, to: AddressFor): string;
  /** Null: no signature, a wrong or an expired one. */
  check(file: string, query: Readonly<Record<string, unknown>>): { readonly to: AddressFor; readonly seconds: number } | null;
}

export function createPhotoAddresses(signer: Signer, clock: Clock): PhotoAddresses {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign(file, to) {
      const until = (Math.floor(seconds() / period) + 2) * period;
      return `?for=${to}&until=${until}&signature=${signer.sign(textOf(file, to, until))}`;
    },
    check(file, { for: to, until, signature }) {
      if ((to !== 'owner' && to !== 'viewer' && to !== 'partner') || typeof until !== 'string' || typeof signature !== 'string')
        return null;
      const left = Number(until) - seconds();
      return left > 0 && signer.verify(textOf(file, to, Number(until)), signature) ? { to, seconds: left } : null;
    },
  };
}

const textOf = (file: string, to: AddressFor, until: number) => `${file}\n${to}\n${until}`;
