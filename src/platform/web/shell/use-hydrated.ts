import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first client render: event handlers do not work yet, and sessionStorage must not be read. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
