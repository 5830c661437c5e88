/**
 * The version of what pages and server say to each other: all calls and frames, as `wire.json` has them. It rises only with a change
 * that a page or a server of the release before does not survive; `scripts/checks/check-wire.ts` demands that.
 */
export const wireVersion = 1;
