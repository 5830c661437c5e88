import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Assets, Entry, Render, RenderRefusal, RenderShell } from '#app/contract/render.ts';
import type { HttpServer } from '#platform/server/http/create-http-server.ts';
import { bundleServiceWorker, readServiceWorker } from './service-worker.ts';

export interface Build {
  readonly hot: boolean;
  readonly render: Render;
  readonly renderRefusal: RenderRefusal;
  readonly renderShell: RenderShell;
  /** The script sources that the content security policy allows. */
  readonly scriptSources: string;
  readonly assets: (modules: readonly string[], entry?: Entry) => Assets;
  /** Also includes the files that the modules load later, for a page that must work without a connection. */
  readonly everyFileOf: (modules: readonly string[]) => readonly string[];
  /** The script of the service worker, without the version. */
  readonly serviceWorker: () => Promise<string>;
  /** Differs between builds. */
  readonly version: string;
}

interface EntryServer {
  readonly inlineScript: string;
  readonly render: Render;
  readonly renderRefusal: RenderRefusal;
  readonly renderShell: RenderShell;
}

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const entryModules = {
  client: 'src/app/web/entry-client.tsx',
  lander: 'src/app/web/entry-lander.tsx',
  office: 'src/app/web/entry-office.tsx',
} as const satisfies Record<Entry, string>;
/** In development: of a production build the manifest names the style sheets. */
const entryStyles = {
  client: '/src/app/web/app.css',
  lander: '/src/app/web/app.css',
  office: '/src/app/web/office/office.css',
} as const satisfies Record<Entry, string>;
const fontFiles = /(?:figtree-variable|fraunces-500-display)-latin-[^/]*\.woff2$/;

/** The browser build in dist/. The files of a page are those of its modules and of everything that they import. */
export async function productionBuild(root: string): Promise<Build> {
  const read = (name: string) => fs.readFileSync(path.join(root, 'dist/client/.vite', name), 'utf8');
  const [written, writtenForLanders] = [read('manifest.json'), read('lander-manifest.json')];
  const manifest = JSON.parse(written) as Manifest;
  const { inlineScript, render, renderRefusal, renderShell } = (await import(
    pathToFileURL(path.join(root, 'dist/server/entry-server.js')).href
  )) as EntryServer;
  const fonts = fs
    .readdirSync(path.join(root, 'dist/client/assets'))
    .filter((name) => fontFiles.test(name))
    .map((name) => `/assets/${name}`);
  const assetsOf = {
    client: assetsIn(manifest, entryModules.client, fonts),
    lander: assetsIn(JSON.parse(writtenForLanders) as Manifest, entryModules.lander, fonts),
    office: assetsIn(JSON.parse(read('office-manifest.json')) as Manifest, entryModules.office, fonts),
  } as const satisfies Record<Entry, unknown>;
  const assets: Build['assets'] = (modules, entry = 'client') => assetsOf[entry](modules);
  const everyFileOf = (modules: readonly string[]): readonly string[] => {
    const { js, css } = assets(modules.flatMap((name) => [name, ...(manifest[name]?.dynamicImports ?? [])]));
    // Fonts and the icons belong to the first chunk; other images are loaded with their pages.
    const images = Object.values(manifest).flatMap(({ file, assets: own = [] }) => (entryFiles.has(`/${file}`) ? own : []));
    return [...js, ...css, ...images.map((file) => `/${file}`)];
  };
  const entryFiles = new Set(assets([]).js);
  const version = createHash('sha256')
    .update(written + writtenForLanders)
    .digest('hex')
    .slice(0, 16);
  const scriptSources = `'self' 'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;
  const serviceWorker = readServiceWorker(root);
  return {
    hot: false,
    render,
    renderRefusal,
    renderShell,
    scriptSources,
    assets,
    everyFileOf,
    serviceWorker: async () => serviceWorker,
    version,
  };
}

/** The files of an entry and of the modules that its page needs with it. */
function assetsIn(manifest: Manifest, entryModule: string, fonts: readonly string[]): (modules: readonly string[]) => Assets {
  const entry = manifest[entryModule];
  if (entry === undefined) throw new Error(`The browser build has no ${entryModule}.`);
  const known = new Map<string, Assets>();
  return (modules) => {
    const key = modules.join();
    const found = known.get(key);
    if (found) return found;
    const css = new Set<string>();
    const js = new Set<string>();
    const add = (name: string) => {
      const chunk = manifest[name];
      if (chunk === undefined || js.has(`/${chunk.file}`)) return;
      js.add(`/${chunk.file}`);
      chunk.css?.forEach((file) => css.add(`/${file}`));
      chunk.imports?.forEach(add);
    };
    [entryModule, ...modules].forEach(add);
    const made: Assets = { css: [...css], js: [...js], fonts, entry: `/${entry.file}`, preamble: '' };
    known.set(key, made);
    return made;
  };
}

/** Vite in middleware mode: modules are transformed on request and replaced without reloading the page. */
export async function developmentBuild(server: HttpServer, root: string): Promise<Build> {
  const [{ createServer }, middie] = await Promise.all([import('vite'), import('@fastify/middie')]);
  const vite = await createServer({ root, server: { middlewareMode: true, ws: { server: server.server } }, appType: 'custom' });
  await server.register(middie.default);
  server.use((request: { url?: string }, response: unknown, next: () => void) => {
    if (
      /^\/(api|dev|media|sandbox|healthz|readyz|icons|screenshots|app-shell|share|sw\.js|robots\.txt|sitemap[\w-]*\.xml|llms\.txt|manifest\.webmanifest)\b/.test(
        request.url ?? '',
      )
    )
      next();
    else vite.middlewares(request as never, response as never, next);
  });
  server.addHook('onClose', () => vite.close());
  const preamble = `<script type="module">import{injectIntoGlobalHook as h}from"/@react-refresh";h(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>t=>t</script><script type="module" src="/@vite/client"></script>`;
  const loadEntry = async () => (await vite.ssrLoadModule('/src/app/web/entry-server.tsx')) as EntryServer;
  return {
    hot: true,
    render: async (input) => (await loadEntry()).render(input),
    renderRefusal: async (input) => (await loadEntry()).renderRefusal(input),
    renderShell: async (input) => (await loadEntry()).renderShell(input),
    scriptSources: `'self' 'unsafe-inline'`,
    everyFileOf: () => [],
    serviceWorker: () => bundleServiceWorker(root),
    version: 'hot',
    assets: (_modules, entry = 'client') => ({
      css: [entryStyles[entry]],
      js: [],
      fonts: [],
      entry: `/${entryModules[entry]}`,
      preamble,
    }),
  };
}
