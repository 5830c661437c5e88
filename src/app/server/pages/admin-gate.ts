import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../create-app.ts';

const loginPath = '/admin/login';

/**
 * Who may see the pages below `/admin`: anybody the login, and the page of an invitation, which logs in, too; staff all others. For a
 * member they do not exist, and anybody else is led to the login, and from there to the page. Returns the reply where it has answered.
 */
export const adminGate =
  ({ features, viewerOf }: Pick<App, 'features' | 'viewerOf'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const [path = ''] = request.url.split('?');
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (path === loginPath || path.startsWith('/admin/invitation/')) return undefined;
    if ((await features.staffOf(request)) !== null) return undefined;
    if ((await viewerOf(request)) === null)
      return reply.redirect(request.url === '/admin' ? loginPath : `${loginPath}?to=${encodeURIComponent(request.url)}`);
    throw Object.assign(new Error('no page for members'), { statusCode: 404 });
  };
