import { createDecisions, type DecisionsFeature } from '#features/decisions/server/index.ts';
import type { TestApp } from './test-app.ts';

/** Decisions of an app, without its mails and appeals: to record them, and to apply them silently. */
export const silentDecisions = (app: TestApp): DecisionsFeature =>
  createDecisions(app.platform, {
    sessions: app.features.sessions,
    sites: app.features.sites,
    siteOrigin: () => 'http://localhost',
    countryOf: async () => null,
    mails: { post: async () => undefined },
    payOrder: async () => undefined,
    openAppeal: async () => Promise.reject(new Error('appeals need the whole app')),
  });
