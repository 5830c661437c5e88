import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render, when event handlers do not work yet and nobody must read sessionStorage. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
