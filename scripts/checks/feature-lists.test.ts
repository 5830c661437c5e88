import { expect, test } from 'vitest';
import { withFeatureLists, withProviderVariables } from './feature-lists.ts';

const pageOf = (subjects: string, layers: string) =>
  `Before.

<!-- subjects: written by scripts/checks/check-features.ts -->

${subjects}

<!-- end of subjects -->

<!-- layers: written by scripts/checks/check-features.ts -->

${layers}

<!-- end of layers -->

After.
`;
const graph = new Map([
  ['chat', new Set(['site'])],
  ['gifts', new Set(['site'])],
  ['site', new Set<string>()],
]);

test('layers are listed anew, a new feature has a subject, and one that is gone has none', () => {
  const page = pageOf('- **Conversations**: chat, letters\n- **Sites**: site', '1. letters');
  const written = pageOf('- **Conversations**: chat\n- **Sites**: site\n- **Not sorted yet**: gifts', '1. site\n2. chat, gifts');
  expect(withFeatureLists(page, graph)).toBe(written);
  expect(withFeatureLists(written, graph)).toBe(written);
});

test('a second new feature joins the line of the first', () => {
  const page = pageOf('- **Sites**: site\n- **Not sorted yet**: gifts', '1. site');
  expect(withFeatureLists(page, graph)).toContain('- **Not sorted yet**: gifts, chat\n');
});

test('a page without the lists is an error', () => {
  expect(() => withFeatureLists('Nothing.', graph)).toThrow('has no list');
});

test('the README has the variables of the payment providers as their folders declare them', () => {
  const marked = (rows: string) =>
    `<!-- providers: written by scripts/checks/check-features.ts -->\n\n${rows}\n\n<!-- end of providers -->\n`;
  const page = marked('| `OLD_KEY` | none | Gone. |');
  const written = withProviderVariables(page, [{ names: ['MOLLIE_API_KEY', 'MOLLIE_SECRET'], default: 'none', about: 'Keys for Mollie.' }]);
  expect(written).toContain('|---|---|---|\n| `MOLLIE_API_KEY`, `MOLLIE_SECRET` | none | Keys for Mollie. |\n\n<!-- end');
  expect(written).not.toContain('OLD_KEY');
});
