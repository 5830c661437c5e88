process.env['NODE_ENV'] ??= 'development';
const { runSite } = await import('../src/app/server/run-site.ts');
await runSite({ pages: 'hot' });
