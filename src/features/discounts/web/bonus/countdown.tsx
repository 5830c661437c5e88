import { clockText, useSecondsLeft } from './use-bonus.ts';

/** Hidden from screen readers, which read the end time instead: this changes every second. */
export function Countdown({ end, className }: { readonly end: Date; readonly className: string }) {
  const seconds = useSecondsLeft(end);
  return (
    <span className={className} aria-hidden="true">
      {seconds === null ? '' : clockText(seconds)}
    </span>
  );
}
