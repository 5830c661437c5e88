import type { Call } from '#platform/server/http/context.ts';

/**
 * Whether an earlier page of this visit came from an advertisement. The browser says it by a cookie without an identifier, and only
 * to a site that treats such visitors in another way (decision 35).
 */
export const cameFromTraffic = (call: Pick<Call, 'cookie'>): boolean => call.cookie('traffic_source') === '1';
