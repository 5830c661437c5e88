import type { FastifyRequest } from 'fastify';
import type { Rendered } from '#app/contract/render.ts';
import type { FormResult } from '#platform/contract/http/form-result.ts';
import { languageHeader, splitLanguage } from '#platform/contract/languages.ts';
import { type Metrics, queueMeter } from '#platform/server/metrics/metrics.ts';
import { createFairQueue, type FairQueue } from '#platform/server/queues/fair-queue.ts';
import { networkOf } from '#platform/server/network/client-network.ts';
import { hostAndPortOf, hostOf } from '#platform/server/network/host.ts';
import type { Viewer } from '#platform/server/http/context.ts';
import type { Build } from '../build/browser-build.ts';
import type { App } from '../create-app.ts';
import { previewOf } from '../sites/previewed-sites.ts';
import { createDoneMarks } from './done-marks.ts';
import { placeOf } from './plain-forms.ts';
import { createSharedPages, type Kept } from './shared-pages.ts';

/** Pages rendered concurrently: one uses the CPU while others wait for the database. */
const renders = 4;
/** Maximum number of those that are visitors' pages, because members have priority. */
const rendersOfVisitors = 1;
/** Maximum number of queued pages. Readers soon give up, so most of a longer queue would be rendered for nobody. */
const maxWaiting = 200;
const maxWaitingEach = 20;

/** The inputs on which one caller's page may depend: cookies and some headers. */
interface Known {
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly viewer: Viewer | null;
}

/** Renders the page for a request. `form`: the result of its form, if it was just sent. Throws `QueueFull` when too many requests wait. */
export type Pages = (request: FastifyRequest, form: FormResult | null) => Promise<Rendered & Partial<Kept>>;

/** The queue for all rendering. */
export const createPageQueue = (metrics: Metrics): FairQueue =>
  createFairQueue({ atOnce: renders, lastAtOnce: rendersOfVisitors, maxWaiting, maxWaitingEach, sized: queueMeter(metrics, 'pages') });

export function createPages(app: App, build: Build, inQueue: FairQueue): Pages {
  const { platform, features, viewerOf } = app;
  const { env, clock } = platform;
  const marks = createDoneMarks(platform);
  const shared = createSharedPages(platform, features.sites);
  const { signal: never } = new AbortController();
  const aboutCaller = ['forwarded', 'x-forwarded-proto', 'x-forwarded-for', ...(env.countryHeader === null ? [] : [env.countryHeader])];

  /** Loaders call the same API as the browser, as the same user, but in process. */
  const render = async (request: FastifyRequest, form: FormResult | null, signal: AbortSignal, known: Known): Promise<Rendered> => {
    const addressLanguage = splitLanguage(pathOf(request))?.language ?? null;
    let isFound = false;
    const rendered = await build.render({
      url: addressOf(request),
      addressLanguage,
      form,
      async headFor(page) {
        if ((await viewerOf(request)) !== null) return '';
        const head = await features.headFor(request, await features.sites.byHost(hostOf(request)), page);
        isFound = head !== null;
        return head ?? '';
      },
      cookie: (name) => known.cookies[name],
      async send({ url }) {
        signal.throwIfAborted();
        return { ...(await app.callInProcess(request, { ...known, url })), retryAfter: null };
      },
      assets: build.assets,
      now: clock.now().getTime(),
      stopIfGone: () => signal.throwIfAborted(),
    });
    // Search engines should index neither members' pages nor errors.
    return isFound && previewOf(request) === null ? rendered : { ...rendered, headers: { ...rendered.headers, 'x-robots-tag': 'noindex' } };
  };

  /** The result of a form whose confirmation this URL shows. */
  const doneForm = (request: FastifyRequest): FormResult | null => {
    if (!request.url.includes('done=')) return null;
    const { path, search } = placeOf(request);
    return marks.read(path, search.get('done'));
  };

  return async (request, sent) => {
    const form = sent ?? doneForm(request);
    // Created first, because it only notices a disconnection that happens after its creation.
    const signal = goneSignal(request);
    const viewer = await viewerOf(request);
    const inLanguage = splitLanguage(pathOf(request));
    // Members' pages are in the member's language, whatever language a link contains.
    if (viewer !== null && inLanguage !== null) return { status: 302, headers: { location: inLanguage.rest }, body: '' };
    const place = { key: viewer === null ? networkOf(request.ip) : `member ${viewer.userId}`, last: viewer === null };
    const isPreview = previewOf(request) !== null;
    const common = viewer === null && form === null && !isPreview ? await shared.of(request) : null;
    if (common !== null) {
      const headers = { ...pick(request, ['host', ...aboutCaller]), ...languageOf(request) };
      const shownTo = { cookies: common.cookies, headers, viewer: null };
      // Shared by all concurrent requests, so it continues when the first of them disconnects.
      return common.page(() => inQueue({ ...place, signal: never }, () => render(request, form, never, shownTo)));
    }
    const headers = { ...pick(request, ['cookie', 'host', 'user-agent', ...aboutCaller]), ...languageOf(request) };
    const known = { cookies: request.cookies, headers, viewer };
    return inQueue({ ...place, signal }, () => render(request, form, signal, known));
  };
}

/** Aborted when the client has closed the connection. */
const goneSignal = (request: FastifyRequest): AbortSignal => (request.raw.socket.destroyed ? AbortSignal.abort() : request.signal);

/** Path and query, also when the client has sent an absolute URL. */
const pathOf = (request: FastifyRequest): string => request.url.replace(/^https?:\/\/[^/]*/i, '');

/** The absolute URL. A path that begins like a host name stays a path. */
const addressOf = (request: FastifyRequest): string => `${request.protocol}://${hostAndPortOf(request)}${pathOf(request)}`;

/** The language header for a URL with a language prefix, as the browser sends it with its calls. */
function languageOf(request: FastifyRequest): Record<string, string> {
  const language = splitLanguage(pathOf(request))?.language;
  return language === undefined ? {} : { [languageHeader]: language };
}

const pick = ({ headers }: FastifyRequest, names: readonly string[]): Record<string, string | string[]> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
