import type { FormResult } from '#platform/contract/http/form-result.ts';
import type { Language } from '#platform/contract/languages.ts';

/** The server's input to the renderer for one page. */
export interface RenderInput {
  /** Absolute address of the page. */
  readonly url: string;
  /** The language in the URL, which applies to every viewer of the page. Null: the viewer's language applies. */
  readonly addressLanguage: Language | null;
  /** The result of a form of the page that the browser has sent without script; null when none was sent. */
  readonly form: FormResult | null;
  /** Markup for the head of the page, for search engines and shared links; empty for pages that are not to be indexed. */
  readonly headFor: (page: FoundPage) => Promise<string>;
  readonly cookie: (name: string) => string | undefined;
  /** Calls the API in process, as the user of the request, with the same contract and authorisation as from outside. */
  readonly send: (request: {
    readonly method: string;
    readonly url: string;
  }) => Promise<{ status: number; body: unknown; retryAfter: number | null }>;
  /** The build's files for these modules, and the script that hydrates the page. */
  readonly assets: (modules: readonly string[], entry?: Entry) => Assets;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Throws when the client has disconnected, so that rendering stops. */
  readonly stopIfGone: () => void;
}

/** The entry of a page: the whole app, only a lander's single page, or the back office. */
export type Entry = 'client' | 'lander' | 'office';

/** The data of a rendered page for search engines. `title` and `description` are escaped for HTML. */
export interface FoundPage {
  /** Path without the language prefix. */
  readonly path: string;
  readonly language: Language;
  /** The viewer's country, ISO 3166-1 alpha-2; null when unknown. */
  readonly country: string | null;
  readonly title: string;
  /** Null when the page has none of its own. */
  readonly description: string | null;
}

/** Addresses of the files that a page needs. */
export interface Assets {
  readonly css: readonly string[];
  readonly js: readonly string[];
  readonly fonts: readonly string[];
  readonly entry: string;
  /** Markup that only development needs in the head. */
  readonly preamble: string;
}

export interface Rendered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Render = (input: RenderInput) => Promise<Rendered>;

/**
 * The reason why there is no page: too many calls, a busy server, an internal error, an unreachable database, an unacceptable
 * request, a page that does not exist, or no site yet.
 */
export type Refusal = 'tooMany' | 'busy' | 'failed' | 'away' | 'refused' | 'notFound' | 'beingSetUp';

export interface RefusalInput {
  /** `offline`: the page that visitors' browsers store for times without a connection. */
  readonly refusal: Refusal | 'offline';
  readonly language: Language;
  readonly theme: Theme | null;
  /** Null when not even the site could be determined. */
  readonly siteName: string | null;
  /** The site's niche; 1 when it could not be determined. */
  readonly niche: number;
  /** The site's own accent, `#rrggbb`; null: that of its niche. */
  readonly accent: string | null;
  readonly assets: RenderInput['assets'];
}

/** Renders a page of texts and style sheets only, without scripts. */
export type RenderRefusal = (input: RefusalInput) => Promise<string>;

export interface ShellInput {
  readonly language: Language;
  /** Whether the texts are in American English, for readers in the United States. */
  readonly american: boolean;
  readonly send: RenderInput['send'];
  readonly assets: RenderInput['assets'];
  readonly everyFileOf: (modules: readonly string[]) => readonly string[];
  readonly now: number;
}

/** Renders the app's page for times without a connection. It contains no member's data and does not depend on its URL. */
export type RenderShell = (input: ShellInput) => Promise<string>;

export type Theme = 'light' | 'dark';
export const readTheme = (cookie: string | undefined): Theme | null => (cookie === 'light' || cookie === 'dark' ? cookie : null);
