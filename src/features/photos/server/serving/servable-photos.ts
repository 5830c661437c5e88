import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Servable } from '../photo-repo.ts';

/** A cache of who may load a photo. A list of members loads dozens of files, and each of them again when the list is shown again. */
export interface ServablePhotos {
  /** Null when nobody may load it. */
  find(name: string): Promise<Servable | null>;
  /** Whether the photo is in the cache. */
  isKnown(name: string): boolean;
  /** Discards the cached photos of a member, after the member or one of the photos has changed. */
  changed(owner: UserId): void;
  /** Discards all, because changes may have been lost. */
  forgetAll(): void;
}

interface Deps {
  readonly clock: Clock;
  readonly load: (name: string) => Promise<Servable | null>;
}

/**
 * In ms. This process learns of its own changes at once, and of others by the bus, so the limit matters only when the bus loses a
 * change.
 */
const remembered = 10_000;
const maxRemembered = 20_000;

export function createServablePhotos({ clock, load }: Deps): ServablePhotos {
  const known = new Map<string, { readonly photo: Servable; readonly until: number }>();
  const namesOf = new Map<UserId, Set<string>>();
  let changes = 0;

  const forget = (owner: UserId) => {
    for (const name of namesOf.get(owner) ?? []) known.delete(name);
    namesOf.delete(owner);
  };
  const remember = (name: string, photo: Servable, until: number) => {
    if (known.size >= maxRemembered) {
      known.clear();
      namesOf.clear();
    }
    known.set(name, { photo, until });
    namesOf.set(photo.owner, (namesOf.get(photo.owner) ?? new Set()).add(name));
  };
  const findKnown = (name: string, now: number): Servable | null => {
    const found = known.get(name);
    // The second condition discards entries after the clock was set back.
    return found !== undefined && found.until > now && found.until <= now + remembered ? found.photo : null;
  };
  return {
    isKnown: (name) => findKnown(name, clock.now().getTime()) !== null,
    async find(name) {
      const now = clock.now().getTime();
      const found = findKnown(name, now);
      if (found !== null) return found;
      const before = changes;
      const photo = await load(name);
      // A change during the query may be newer than its result.
      if (photo !== null && changes === before) remember(name, photo, now + remembered);
      else if (photo === null) known.delete(name);
      return photo;
    },
    changed(owner) {
      changes++;
      forget(owner);
    },
    forgetAll() {
      changes++;
      known.clear();
      namesOf.clear();
    },
  };
}
