import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import type { Rule } from '../rule.ts';
import { compareInConstantTime } from './compare-in-constant-time.ts';
import { noCardFields } from './no-card-fields.ts';
import { noHtmlAsText } from './no-html-as-text.ts';
import { noProvidersInPages } from './no-providers-in-pages.ts';
import { noSqlAsText } from './no-sql-as-text.ts';

RuleTester.describe = describe;
RuleTester.it = Object.assign(
  (title: string, run: () => void) => {
    test(title, run);
  },
  { only: test.only },
);

interface Cases {
  readonly found: readonly string[];
  readonly allowed: readonly string[];
}

const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const check = (name: string, rule: Rule, { found, allowed }: Cases) =>
  tester.run(name, rule, { valid: [...allowed], invalid: found.map((code) => ({ code, errors: 1 })) });

check('compare-in-constant-time', compareInConstantTime, {
  found: [
    'user_handle !== userHandle(secret, passkey.user)',
    'hashes.some((hash) => hash.equals(code_hash))',
    'if (signer.sign(text) === given) go();',
    'rows.find((row) => row.tokenHash == tokenHash)',
    'passwordMark(user) !== step.mark',
    // Regression: a search for text missed the call within the call.
    "hashToken(mark).toString('base64url') === browser",
  ],
  allowed: ["kind === 'token'", 'token === null', 'hash.length === other.length', 'isSame(hash, given)', 'a === b'],
});

check('no-sql-as-text', noSqlAsText, {
  found: [
    'sql.raw(name)',
    'sql`SELECT ${sql.lit(name)}`',
    'pool.query(text)',
    'pool.query(`SELECT ${name}`)',
    'db.executeSql(text, values)',
  ],
  allowed: ["pool.query('SELECT 1')", 'pool.query(`SELECT $1`, [name])', 'sql`SELECT ${name}`', 'sql.join(parts)'],
});

check('no-html-as-text', noHtmlAsText, {
  found: [
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    'element.innerHTML = text',
    'element.outerHTML = text',
    "element.insertAdjacentHTML('beforeend', text)",
    'document.write(text)',
    'range.createContextualFragment(text)',
    "createElement('p', { dangerouslySetInnerHTML: { __html: text } })",
  ],
  allowed: ['<p>{text}</p>', 'element.textContent = text', 'stream.write(text)'],
});

check('no-card-fields', noCardFields, {
  found: ['cc-number', 'cc-exp', 'cc-csc', 'card_number', 'cardNumber', 'cardno', 'cvc', 'CVV', 'pan', 'credit-card-number']
    .map((name) => `<input autoComplete="${name}" />`)
    .concat(
      `<input name={'cvc'} />`,
      `<label htmlFor="cardNumber" />`,
      `useField({ id: 'cvc' })`,
      '<input autoComplete="billing cc-number" />',
    ),
  allowed: ['card', 'discard', 'cards', 'company', 'expires', 'name', 'number', 'account']
    .map((name) => `<input name="${name}" />`)
    .concat('<img alt="pan" />'),
});

check('no-providers-in-pages', noProvidersInPages, {
  found: ["load('https://js.stripe.com/v3')", 'const adyenFrame = 1;', '<p>Adyen</p>', 'load(`stripe`)'],
  allowed: ["load('/accent.css')", '<p>Card</p>'],
});
