import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first render of its page: nothing answers to a press yet, and the tab's memory is unknown. */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
