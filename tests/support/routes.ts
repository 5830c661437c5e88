import diagnostics from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

/** What an app serves, as it was registered. */
export type ServedRoute = RouteOptions & { readonly url: string };

/** Makes an app and writes down the routes of its server, those of its parts, too. */
export async function withRoutes<App>(make: () => Promise<App>): Promise<{ app: App; routes: readonly ServedRoute[] }> {
  const routes: ServedRoute[] = [];
  const onMade = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  diagnostics.subscribe('fastify.initialization', onMade);
  try {
    return { app: await make(), routes };
  } finally {
    diagnostics.unsubscribe('fastify.initialization', onMade);
  }
}
