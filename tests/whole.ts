import path from 'node:path';

/**
 * What only `npm test -- --whole` runs, as each night: what a change rarely breaks and what other tests show with other values.
 * A file that is named on the command line runs in any case.
 */
export const wholeFiles: readonly string[] = [
  // Every page in two more engines; their journey runs always.
  'tests/browsers/pages.spec.ts',
  // Eleven more methods of payment; `each-method.test.ts` takes all of them through a purchase over HTTP.
  'tests/e2e/money/pay-methods.spec.ts',
  // Every page of the office, on two screens, in both themes and languages.
  'tests/e2e/office/pages.spec.ts',
  'tests/e2e/office/states.spec.ts',
  'tests/e2e/pages/late-fonts.spec.ts',
  'tests/e2e/pages/restyle.spec.ts',
  'tests/e2e/pages/small-screens.spec.ts',
];

export const namesWholeFile = (paths: readonly string[]): boolean =>
  paths.some((one) => wholeFiles.includes(path.relative('.', path.resolve(one))));
