/** What the server gives the renderer for one page. */
export interface RenderInput {
  /** Absolute address of the page. */
  readonly url: string;
  readonly cookie: (name: string) => string | undefined;
  /** The API, in process, as the user who asks: the same contract and authorisation as from outside. */
  readonly send: (request: {
    readonly method: string;
    readonly url: string;
  }) => Promise<{ status: number; body: unknown; retryAfter: number | null }>;
  /** The build's files for these modules. */
  readonly assets: (modules: readonly string[]) => Assets;
  /** For the scripts of this one answer, as its content security policy says. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly now: number;
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
