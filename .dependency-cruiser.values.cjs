const walls = require('./.dependency-cruiser.cjs');

const typebox = '(?:^|/)node_modules/typebox/';

/** What walls hold of values alone: imports of types are gone before this looks, so they are free. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // Pages name endpoints by `contract/calls.ts`; schemas are for the server (decision 85).
    { name: 'pages-reach-no-schema', severity: 'error', from: { path: '^src/.*/(web|messages)/' }, to: { path: typebox, reachable: true } },
  ],
  // Or the rule above would look for a library that is somewhere else.
  required: [{ name: 'schemas-are-of-typebox', severity: 'error', module: { path: '^src/platform/contract/endpoint\\.ts$' }, to: { path: typebox } }],
  options: { ...walls.options, tsPreCompilationDeps: false, exclude: { path: '^(dist|\\.tsc|db|demo)/|^src/.*/server/|\\.test\\.tsx?$' } },
};
