export interface TopUpProps {
  /** Messages that wait for credits. */
  readonly held: number;
  /** Path on this site to come back to after paying. */
  readonly returnTo: string;
  readonly onClose: () => void;
}
