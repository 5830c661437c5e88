import ts from 'typescript';

interface Rule {
  readonly not: readonly string[];
  readonly say: string;
  /** Where the rule holds; missing: everywhere. */
  readonly within?: RegExp;
  /** Names that were given outside: wire fields, columns, fields of other programs. */
  readonly given?: readonly string[];
}

/** One word for one thing: the one that an engineer would search for. CONTRIBUTING ("Our words") says what each means. */
const rules: readonly Rule[] = [
  { not: ['tell', 'tells', 'told'], say: 'notify, report, submit or purge' },
  // In the back office a look is what the log holds beside acts: somebody read private lines.
  {
    not: ['look', 'looks', 'looked', 'looking'],
    say: 'check, poll, search or appearance',
    within: /^(?!.*(?:cases|decisions|staff|office))/,
    given: ['look', 'loadLooksSection'],
  },
  { not: ['hurry'], say: 'congested' },
  { not: ['purse', 'purses'], say: 'balance or spendable credits', given: ['purse'] },
  {
    not: ['means'],
    say: 'saved method or payment method',
    given: ['means', 'means_id', 'means_label', 'payment_means', 'sandbox_means', 'means_unavailable'],
  },
  { not: ['misfit', 'misfits'], say: 'problem or invalid' },
  { not: ['dues'], say: 'debts or due times', given: ['dues'] },
  {
    not: ['picture', 'pictures'],
    say: 'photo for a profile, image for a file',
    // The evidence of a case: photos and images of chats.
    within: /^(?!.*(?:cases|decisions|office))/,
    given: ['picture', 'pictures', 'pictures.ts'],
  },
  {
    not: ['answer', 'answers', 'answerer'],
    say: 'response for HTTP, reply for a message',
    within:
      /^src\/platform\/(?!web\/data\/)|^src\/features\/(?:chat\/server\/(?!content\/)|orders\/server\/(?!withdrawals\/)|payment-providers\/)/,
  },
  { not: ['bub', 'pic', 'rcpt'], say: 'the whole word', given: ['onRcptTo'] },
  { not: ['opener', 'openers', 'starter', 'starters'], say: 'icebreaker', given: ['openers', 'starter_id'] },
];

/** What is wrong with the names in a file and with its own; a sentence each. */
export function codeWordProblems(fileName: string, code: string): string[] {
  const names = [...new Set(fileName.split('/')), ...declaredNames(fileName, code)];
  return names.flatMap((name) => {
    const words = wordsOf(name);
    return rules.flatMap(({ not, say, given = [], within }) => {
      const isFree = given.includes(name) || within?.test(fileName) === false;
      const word = isFree ? undefined : words.find((each) => not.includes(each));
      return word === undefined ? [] : [`${fileName}: say ${say}, not "${word}" (${name}).`];
    });
  });
}

/** Names of variables, functions, types, members, parameters and properties of objects; of style classes. */
function declaredNames(fileName: string, code: string): Set<string> {
  const names = new Set<string>();
  if (fileName.endsWith('.css')) return new Set(Array.from(code.matchAll(/\.(-?[a-zA-Z][\w-]*)/g), ([, name = '']) => name));
  if (!/\.[cm]?[jt]sx?$/.test(fileName)) return names;
  const visit = (node: ts.Node): void => {
    // What is read from an object (a.b) was declared elsewhere, and an attribute belongs to its element.
    const isUse = ts.isPropertyAccessExpression(node) || ts.isJsxAttribute(node);
    const name = !isUse && 'name' in node ? (node.name as ts.Node | undefined) : undefined;
    if (name && ts.isIdentifier(name)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, code, ts.ScriptTarget.ESNext, false));
  return names;
}

/** `useHTTPPool` is use, http, pool. */
const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
