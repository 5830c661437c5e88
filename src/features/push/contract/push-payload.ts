/** The payload of a push: everything the service worker needs, without further requests. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  /** Path on the site that a click opens. */
  readonly path: string;
  /** Other paths that show the same content. */
  readonly also: readonly string[];
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
  /** Number of unread messages and new likes, for the app badge. */
  readonly unread: number;
}
