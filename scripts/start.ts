import { buildInChild } from './build/build-in-child.ts';

process.env['NODE_ENV'] ??= 'production';
const built = buildInChild();
// One that fails before it is waited for would end the process with a stack.
built.catch(() => {});
const { runSite } = await import('../src/app/server/run-site.ts');
await runSite({ pages: 'build', built });
