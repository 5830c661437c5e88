/** What the site has acknowledged to the members of a load: all of it must be there afterwards, once. */
export interface LoadLedger {
  /** In the order in which each sender was told. */
  readonly messages: AcknowledgedMessage[];
  readonly photos: Map<number, UploadedPhoto>;
  /** By `from:to`: whether the like stands. */
  readonly likes: Map<string, boolean>;
  readonly orders: PaidOrder[];
  /** The newest message that each member has marked as read, by `reader:partner`. */
  readonly readUpTo: Map<string, number>;
  /** Cookies of sessions that were ended. */
  readonly endedSessions: string[];
  /** Writes that were never answered, however often they were repeated. */
  readonly unanswered: string[];
}

export interface AcknowledgedMessage {
  readonly id: number;
  readonly clientId: string;
  readonly from: number;
  readonly to: number;
  readonly conversation: number;
}

export interface UploadedPhoto {
  readonly owner: number;
  /** Of one of its files, as its owner sees it. */
  readonly address: string;
  deleted: boolean;
}

export interface PaidOrder {
  readonly id: number;
  readonly clientId: string;
  readonly buyer: number;
  readonly credits: number;
}

export const createLedger = (): LoadLedger => ({
  messages: [],
  photos: new Map(),
  likes: new Map(),
  orders: [],
  readUpTo: new Map(),
  endedSessions: [],
  unanswered: [],
});

/** What the members of a load have noticed. */
export interface LoadCounts {
  /** Answers to calls and to frames with messages. */
  calls: number;
  /** Acknowledged. */
  messages: number;
  /** Attempts without an answer, or with one that asks to try again, such as `POST chat.php 503` or `POST chat.php ECONNRESET`. */
  readonly failed: string[];
  /** Answers that no fault excuses, such as `POST chat.php 404 not_found`. */
  readonly wrong: string[];
  /** Connections that a page lost, unless it was asked to move to another one. */
  readonly lost: string[];
}

export const createCounts = (): LoadCounts => ({ calls: 0, messages: 0, failed: [], wrong: [], lost: [] });
