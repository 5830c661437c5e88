export interface TopUpProps {
  /** Number of messages held until the member has credits. */
  readonly held: number;
  /** Path on this site to come back to after paying. */
  readonly returnTo: string;
  readonly onClose: () => void;
}
