import type { Feature } from '#platform/server/feature.ts';
import { tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSetupLinks } from './link/setup-link.ts';
import { setupRoutes, type SetupDependencies } from './setup-routes.ts';

export { insertFirstSite } from './store/first-site-repo.ts';
export { settingsWith } from './steps/first-site.ts';

export interface SetupFeature extends Feature {
  /** The link to the set-up, made anew by each start, or printed once more. Null where there is an open site already. */
  readonly setupLink: (when: 'start' | 'again') => Promise<string | null>;
}

/** The first start in the browser, by a link that the log prints. */
export function createSetup(platform: Platform, dependencies: SetupDependencies): SetupFeature {
  const { env, clock, secret } = platform;
  const { db } = platform.database;
  const links = createSetupLinks({ db, clock, secret, origin: env.publicUrl ?? `http://localhost:${env.port}` });
  const { routes, mount } = setupRoutes(platform, links, dependencies);
  return {
    async setupLink(when) {
      if ((await dependencies.sites.all()).length > 0) return null;
      return when === 'start' ? links.atStart() : links.again();
    },
    routes: tagged('office-setup', 'The set-up of the first site in the browser.', routes),
    mount,
  };
}
