import type { Log } from '#platform/server/log.ts';

const nothing = () => {};

export const quiet: Log = { error: nothing, warn: nothing, info: nothing, debug: nothing };
