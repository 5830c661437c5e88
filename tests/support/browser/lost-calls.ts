import type { Page } from '@playwright/test';

/** The next call to an address is carried out, and its answer lost on the way. */
export const loseResponse = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
