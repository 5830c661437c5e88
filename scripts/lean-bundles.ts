import type { Plugin } from 'vite';

/**
 * To a page a contract is its types, its values and, of a call, the method and the path: only the server validates.
 * Schemas go, and what is left may be dropped where nobody reads it. Saves 20 kB of the first load.
 */
export function leanContracts(): Plugin {
  return {
    name: 'lean-contracts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\/contract\/[a-z-]+\.ts$/ },
      handler(code) {
        const edits = editsOf(this.parse(code, { lang: 'ts' }), code);
        const apply = (text: string, { start, end, put }: Edit) => text.slice(0, start) + put + text.slice(end);
        return { code: edits.toSorted((a, b) => b.start - a.start).reduce(apply, code), map: null };
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
  const pure = { start: value.start, end: value.start, put: '/* @__PURE__ */ ' };
  const [definition] = value.arguments;
  if (value.callee.name !== 'endpoint' || definition?.properties === undefined) return [pure, ...inside()];
  const kept = definition.properties.filter(({ key }) => ofBrowser.has(key?.name ?? ''));
  return [pure, { ...span(definition), put: `{ ${kept.map(({ start, end }) => code.slice(start, end)).join(', ')} }` }];
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const isImport = (node: SyntaxNode): node is Import => node.type === 'ImportDeclaration';
const isCall = (node: SyntaxNode): node is Call => node.type === 'CallExpression';
const span = ({ start, end }: SyntaxNode) => ({ start, end });

/** Modules of libraries for uses that this site has not: the named exports give way to what remains of them here. */
const unused: Readonly<Record<string, string>> = {
  // Links prefetch only in the framework mode.
  'react-router/dist/production/lib/dom/ssr/components.js': `
    import { createContext } from 'react';
    export const FrameworkContext = /* @__PURE__ */ createContext(undefined);
    export const PrefetchPageLinks = () => null;
    export const usePrefetchBehavior = () => [false, undefined, {}];
    export const mergeRefs = (ref) => ref;`,
  'react-router/dist/production/lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;`,
  // Pages one after the other are queries of their own (chat/web/use-pages.ts).
  '@tanstack/query-core/build/modern/infiniteQueryBehavior.js':
    "export const infiniteQueryBehavior = () => { throw new Error('infinite queries are left out by scripts/lean-bundles.ts'); };",
};

/** Leaves out of the browser's files what libraries bring and nobody calls. Saves 4 kB of the first load. */
export function leanLibraries(): Plugin {
  const found = new Set<string>();
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: new RegExp(`/node_modules/(?:${Object.keys(unused).join('|')})$`) },
      handler(id) {
        const [, file = ''] = id.split('/node_modules/');
        found.add(file);
        // Own exports win over those of the star, which keeps every other export as it was.
        return { code: `export * from ${JSON.stringify(`${id}?whole`)};${unused[file] ?? ''}`, map: null, moduleSideEffects: false };
      },
    },
    // A library that moved its files would bring everything back unnoticed.
    buildEnd(error) {
      const lost = Object.keys(unused).filter((file) => !found.has(file));
      if (error === undefined && lost.length > 0) this.error(`scripts/lean-bundles.ts no longer finds ${lost.join(', ')}.`);
    },
    transform: {
      // Names for developer tools and unmarked calls keep components in that nothing uses.
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = [^;\n]*;$/gm, '')
          .replaceAll(/ = (React\$\d+\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
