/** Which conversation is on the screen, for whoever brings news. */
export interface OpenChat {
  /** Profile id of the other side; null: none is open. */
  readonly with: number | null;
  /** The page is visible and the newest message in view. */
  readonly reading: boolean;
}

export const closedChat: OpenChat = { with: null, reading: false };
