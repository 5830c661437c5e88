/** What is pushed to a browser: all that its service worker needs, which asks nobody. */
export interface Pushed {
  readonly title: string;
  readonly body: string;
  /** Where a click leads: a path of the site. */
  readonly path: string;
  /** Further paths that show the same. */
  readonly also: readonly string[];
  /** Of two notifications with one tag the later takes the place of the earlier. */
  readonly tag: string;
  /** Unread messages and new likes, for the badge of the app. */
  readonly unread: number;
}
