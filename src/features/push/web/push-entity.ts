import type { PushPayload } from '../contract/push-payload.ts';

/** Push capability and state of this browser (specification §3). */
export interface PushEntity {
  /** Null until `start` has checked. */
  readonly isCapable: boolean | null;
  readonly isSubscribed: boolean;
  /** Notifications are blocked in the browser. */
  readonly isDenied: boolean;
  /** The last push received while this page was open. */
  readonly lastMessage: PushPayload | null;
}
