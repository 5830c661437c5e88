import { compareInConstantTime } from './rules/compare-in-constant-time.ts';
import { noCardFields } from './rules/no-card-fields.ts';
import { noHtmlAsText } from './rules/no-html-as-text.ts';
import { noProvidersInPages } from './rules/no-providers-in-pages.ts';
import { noSqlAsText } from './rules/no-sql-as-text.ts';

import type { Rule } from './rule.ts';

/** Rules of this product for oxlint (`.oxlintrc.json` says for which files). An exception is a comment beside its line, with the reason. */
const plugin: { readonly meta: object; readonly rules: Readonly<Record<string, Rule>> } = {
  meta: { name: 'emberleaf' },
  rules: {
    'compare-in-constant-time': compareInConstantTime,
    'no-card-fields': noCardFields,
    'no-html-as-text': noHtmlAsText,
    'no-providers-in-pages': noProvidersInPages,
    'no-sql-as-text': noSqlAsText,
  },
};

export default plugin;
