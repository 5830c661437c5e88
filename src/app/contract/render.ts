import type { FormResult } from '#platform/contract/http/form-result.ts';
import type { Language } from '#platform/contract/languages.ts';

/** What the server gives the renderer for one page. */
export interface RenderInput {
  /** Absolute address of the page. */
  readonly url: string;
  /** The language in the address, which decides that of the page for everybody. Null: the reader's. */
  readonly addressLanguage: Language | null;
  /** What became of a form of the page that the browser sent without script. */
  readonly form: FormResult | null;
  /** What the head of the page has for search engines and shared links; empty for a page that is nobody's to find. */
  readonly headFor: (page: FoundPage) => Promise<string>;
  readonly cookie: (name: string) => string | undefined;
  /** The API, in process, as the user who asks: the same contract and authorisation as from outside. */
  readonly send: (request: {
    readonly method: string;
    readonly url: string;
  }) => Promise<{ status: number; body: unknown; retryAfter: number | null }>;
  /** The build's files for these modules and the script that takes over in the browser. */
  readonly assets: (modules: readonly string[], entry?: Entry) => Assets;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Throws when the caller has gone: what is not rendered yet is not rendered any more. */
  readonly stopIfGone: () => void;
}

/** What takes over in the browser: the whole app, or only the one page of a lander. */
export type Entry = 'client' | 'lander';

/** A rendered page as search engines come upon it. `title` and `description` are escaped for HTML. */
export interface FoundPage {
  /** Without the language. */
  readonly path: string;
  readonly language: Language;
  /** Of the reader, ISO 3166-1 alpha-2; null: not known. */
  readonly country: string | null;
  readonly title: string;
  /** Null: the page itself has none. */
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

/** Why there is no page: too many calls, too much going on, an error of ours, the database is away, or what was sent cannot be taken, or nothing is there. */
export type Refusal = 'tooMany' | 'busy' | 'failed' | 'away' | 'refused' | 'notFound';

export interface RefusalInput {
  /** `offline`: the page that browsers of visitors keep for times without a connection. */
  readonly refusal: Refusal | 'offline';
  readonly language: Language;
  readonly theme: Theme | null;
  /** Null when not even the site could be found out. */
  readonly siteName: string | null;
  /** Of the site; 1 where that could not be found out. */
  readonly niche: number;
  readonly assets: RenderInput['assets'];
}

/** A page that needs nothing but texts and style sheets, without scripts. */
export type RenderRefusal = (input: RefusalInput) => Promise<string>;

export interface ShellInput {
  readonly language: Language;
  /** For readers in the United States, whose English is another one. */
  readonly american: boolean;
  readonly send: RenderInput['send'];
  readonly assets: RenderInput['assets'];
  readonly everyFileOf: (modules: readonly string[]) => readonly string[];
  readonly now: number;
}

/** The page of the app without a connection: nothing of anybody, and nothing of the address under which it is shown. */
export type RenderShell = (input: ShellInput) => Promise<string>;

export type Theme = 'light' | 'dark';
export const readTheme = (cookie: string | undefined): Theme | null => (cookie === 'light' || cookie === 'dark' ? cookie : null);
