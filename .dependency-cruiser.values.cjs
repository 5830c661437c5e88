const walls = require('./.dependency-cruiser.cjs');

/** What walls hold of values alone: imports of types are gone before this looks, so they are free. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // Pages name endpoints by `contract/calls.ts`; schemas are for the server (decision 85).
    { name: 'pages-reach-no-schema', severity: 'error', from: { path: '^src/.*/(web|messages)/' }, to: { path: '^node_modules/typebox/', reachable: true } },
  ],
  options: { ...walls.options, tsPreCompilationDeps: false, exclude: { path: '^(dist|\\.tsc|db|demo)/|^src/.*/server/|\\.test\\.tsx?$' } },
};
