import { useSyncExternalStore } from 'react';

const supportsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** Whether the browser can make and use passkeys. The server's page says that it can. */
export const useSupportsPasskeys = (): boolean => useSyncExternalStore(neverChanges, supportsPasskeys, () => true);

const neverChanges = () => () => {};
