import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../create-app.ts';

const loginPath = '/admin/login';

/** The pages of the back office, without those whose name only begins like it. */
export const isOfficePath = (url: string): boolean => /^\/admin(?:[/?#]|$)/.test(url);

/**
 * Who may see the pages below `/admin`: anybody the login, and the page of an invitation, which logs in, too; staff all others. For a
 * member they do not exist, and anybody else is led to the login. Returns the reply where it has answered.
 */
export const adminGate =
  ({ features, viewerOf }: Pick<App, 'features' | 'viewerOf'>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isOfficePath(request.url)) return undefined;
    const [path = ''] = request.url.split('?');
    reply.header('cache-control', 'no-store');
    if (path === loginPath || path.startsWith('/admin/invitation/')) return undefined;
    if ((await features.staffOf(request)) !== null) return undefined;
    if ((await viewerOf(request)) === null) return reply.redirect(loginPath);
    throw Object.assign(new Error('no page for members'), { statusCode: 404 });
  };
