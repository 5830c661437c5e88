import { cx } from '#platform/web/ui/index.ts';

interface Props {
  readonly name: string;
  /** Of another person than the one who works here. */
  readonly other?: boolean;
  /** Not here yet. */
  readonly ghost?: boolean;
  readonly size?: 24 | 36 | 40;
}

/** Staff have initials where members have faces. The name stands beside it, or in the label of its button. */
export function Initials({ name, other, ghost, size = 36 }: Props) {
  return (
    <span className={cx('ini', `ini-${size}`, other && 'other', ghost && 'ghost')} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

/** The first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    chosen
      .map((word = '') =>
        String.fromCodePoint(word.codePointAt(0) ?? 32)
          .toUpperCase()
          .trim(),
      )
      .join('') || '–'
  );
}
