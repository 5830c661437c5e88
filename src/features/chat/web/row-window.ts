/** Shorter lists are drawn as a whole. */
export const wholeUpTo = 100;
/** Rows drawn beyond what is in view, each way. */
const beyond = 12;
/** The window moves by this many rows at once, so that not every scroll draws anew. */
const stride = 6;

export interface RowWindow {
  /** Index of the first row that is drawn. */
  readonly from: number;
  /** Index after the last one. */
  readonly to: number;
}

export interface View {
  /** Px that are scrolled away above. */
  readonly top: number;
  /** Px that are in view. */
  readonly height: number;
  /** Px of each row. */
  readonly row: number;
}

/** Which rows of a long list are drawn: those in view, and some around them. */
export function rowWindow(count: number, { top, height, row }: View): RowWindow {
  if (count <= wholeUpTo) return { from: 0, to: count };
  const first = Math.max(0, Math.floor(top / row / stride) * stride - beyond);
  const shown = Math.ceil(height / row / stride + 1) * stride + 2 * beyond;
  const from = Math.max(0, Math.min(first, count - shown));
  return { from, to: Math.min(count, from + shown) };
}
