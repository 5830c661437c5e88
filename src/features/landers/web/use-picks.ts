import { useState } from 'react';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import type { Interest } from '#features/members/contract/traits.ts';
import { keepStart, keptStart } from '#features/signup/web/index.ts';

interface Picks {
  readonly picked: readonly Interest[];
  readonly toggle: (interest: Interest) => void;
  readonly set: (interests: readonly Interest[]) => void;
}

/** The interests that a visitor picks: stored in this tab, and later the first interests of the profile. */
export function usePicks(): Picks {
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<readonly Interest[] | null>(null);
  const picked = changed ?? (hydrated ? keptStart().interests : []);
  const set = (interests: readonly Interest[]) => {
    keepStart({ interests });
    setChanged(interests);
  };
  return {
    picked,
    set,
    toggle: (interest) => set(picked.includes(interest) ? picked.filter((one) => one !== interest) : [...picked, interest]),
  };
}
