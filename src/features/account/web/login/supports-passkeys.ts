import { useSyncExternalStore } from 'react';

const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether the browser supports passkeys. Always true on the server. */
export const useSupportsPasskeys = (): boolean => useSyncExternalStore(neverChanges, supportsPasskeys, () => true);

const neverChanges = () => () => {};
