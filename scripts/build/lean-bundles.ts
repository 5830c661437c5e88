import type { Plugin } from 'vite';

/**
 * To a page a contract is its types, its values and, of a call, the method and the path: only the server validates.
 * Schemas go, and with them the imports that only they needed. No call is marked as free of effects here: such a mark once took
 * `sums.set(…)` out of a function, and a bought credit was shown as given. Functions that have none say so where they are written.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\/contract\/[a-z-]+\.ts$/ },
      handler(code) {
        const edits = editsOf(this.parse(code, { lang: 'ts' }), code);
        const lean = applyAll(edits, code);
        return { code: applyAll(unusedImports(this.parse(lean, { lang: 'ts' }), lean), lean), map: null };
      },
    },
  };
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly put: string;
}

interface Import extends SyntaxNode {
  readonly source: { readonly value: string };
  readonly specifiers: readonly { readonly local: { readonly name: string } }[];
}

interface Call extends SyntaxNode {
  readonly callee: SyntaxNode & { readonly name?: string; readonly object?: { readonly name?: string } };
  readonly arguments: readonly (SyntaxNode & { readonly properties?: readonly Property[] })[];
}

interface Property extends SyntaxNode {
  readonly key?: { readonly name?: string };
}

const ofBrowser = new Set(['method', 'path']);

function editsOf(value: unknown, code: string): Edit[] {
  if (Array.isArray(value)) return value.flatMap((item) => editsOf(item, code));
  if (!isNode(value)) return [];
  const inside = () => Object.values(value).flatMap((item) => editsOf(item, code));
  if (isImport(value) && value.source.value === 'typebox') return [{ ...span(value), put: '' }];
  if (!isCall(value)) return inside();
  if (value.callee.object?.name === 'Type') return [{ ...span(value), put: 'undefined' }];
  const [definition] = value.arguments;
  if (value.callee.name !== 'endpoint' || definition?.properties === undefined) return inside();
  const kept = definition.properties.filter(({ key }) => ofBrowser.has(key?.name ?? ''));
  return [{ ...span(definition), put: `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }` }];
}

/** An import that nobody reads would still bring its module into the first load of every page. */
function unusedImports({ body }: { readonly body: readonly SyntaxNode[] }, code: string): Edit[] {
  const imports = body.filter(isImport);
  const without = imports.map((node) => ({ ...span(node), put: '' }));
  const names = new Set(applyAll(without, code).match(/[\w$]+/g));
  return imports.flatMap((node) => {
    const isUsed = node.specifiers.length === 0 || node.specifiers.some(({ local }) => names.has(local.name));
    return isUsed ? [] : [{ ...span(node), put: '' }];
  });
}

function applyAll(edits: readonly Edit[], code: string): string {
  const apply = (text: string, { start, end, put }: Edit) => text.slice(0, start) + put + text.slice(end);
  return edits.toSorted((a, b) => b.start - a.start).reduce(apply, code);
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const isImport = (node: SyntaxNode): node is Import => node.type === 'ImportDeclaration';
const isCall = (node: SyntaxNode): node is Call => node.type === 'CallExpression';
const span = ({ start, end }: SyntaxNode) => ({ start, end });
