import { buildInChild } from './build/build-in-child.ts';

process.env['NODE_ENV'] ??= 'production';
const built = buildInChild();
// A rejection before anybody awaits it would end the process with a stack trace.
built.catch(() => {});
const { runSite } = await import('../src/app/server/run-site.ts');
await runSite({ pages: 'build', built });
