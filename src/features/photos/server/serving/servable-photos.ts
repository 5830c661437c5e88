import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Servable } from '../photo-repo.ts';

/** Who may load a photo, remembered: a list of members asks for dozens of files, and for each of them again when it is shown again. */
export interface ServablePhotos {
  /** Null: nobody may. */
  find(name: string): Promise<Servable | null>;
  /** Whether it can be found without the database. */
  isKnown(name: string): boolean;
  /** Something of the member or of one of their photos has changed. */
  changed(owner: UserId): void;
}

interface Deps {
  readonly clock: Clock;
  readonly load: (name: string) => Promise<Servable | null>;
}

/**
 * Ms. A change is known here at once when this process makes it, and when the bus brings it, so this counts only when the bus
 * has lost it.
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
    // Also after the clock was set back.
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
      // What was read may be older than a change that came meanwhile.
      if (photo !== null && changes === before) remember(name, photo, now + remembered);
      else if (photo === null) known.delete(name);
      return photo;
    },
    changed(owner) {
      changes++;
      forget(owner);
    },
  };
}
