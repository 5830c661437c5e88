// Folders named `testing` have what tests import.
const tests = '\\.test\\.tsx?$|/testing/';

/** The walls of the house. @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'browser-never-imports-server', severity: 'error', from: { path: '^src/.*/(web|contract|messages)/', pathNot: '/server/' }, to: { path: '^src/.*/server/' } },
    { name: 'server-never-imports-web', severity: 'error', from: { path: '^src/.*/server/' }, to: { path: '^src/.*/web/' } },
    { name: 'contract-is-a-leaf', severity: 'error', from: { path: '^src/.*/(contract|messages)/', pathNot: '/server/' }, to: { path: '^src/.*/(server|web)/' } },
    { name: 'browser-code-no-node', severity: 'error', from: { path: '^src/.*/(web|contract|messages)/', pathNot: '\\.test\\.tsx?$' }, to: { dependencyTypes: ['core'] } },
    {
      name: 'features-through-the-door',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/(web|server)/', pathNot: ['^src/features/$1/', '^src/features/[^/]+/(web|server)/index\\.tsx?$'] },
    },
    { name: 'platform-knows-no-feature', severity: 'error', from: { path: '^src/platform/' }, to: { path: '^src/(features|app)/' } },
    { name: 'features-know-no-app', severity: 'error', from: { path: '^src/features/', pathNot: tests }, to: { path: '^src/app/' } },
    { name: 'product-knows-no-tests', severity: 'error', from: { path: '^(src|db|demo)/', pathNot: tests }, to: { path: '^(tests|bench|scripts)/|/testing/' } },
    { name: 'only-the-start-imports-the-demo', severity: 'error', from: { path: '^src/', pathNot: [tests, '^src/app/server/run-site\\.ts$'] }, to: { path: '^demo/' } },
    { name: 'browser-reaches-no-server', severity: 'error', from: { path: '^src/app/web/entry-(client|lander|service-worker)' }, to: { path: '^src/.*/server/', reachable: true } },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.tsc)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'], extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.css', '.json'] },
  },
};
