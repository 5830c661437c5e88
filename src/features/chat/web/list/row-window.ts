/** Lists of up to this many rows are not virtualised. */
export const maxUnwindowedRows = 100;
/** Rows rendered above and below the viewport. */
const overscan = 12;
/** The window moves by this many rows at a time, so that not every scroll renders again. */
const stride = 6;

export interface RowWindow {
  /** Index of the first rendered row. */
  readonly from: number;
  /** Index after the last rendered row. */
  readonly to: number;
}

/** All in px. */
export interface Viewport {
  /** Scroll position. */
  readonly top: number;
  /** Visible height. */
  readonly height: number;
  /** Height of each row. */
  readonly row: number;
}

/** The range of rows to render: the visible ones and some around them. */
export function rowWindow(count: number, { top, height, row }: Viewport): RowWindow {
  if (count <= maxUnwindowedRows) return { from: 0, to: count };
  const first = Math.max(0, Math.floor(top / row / stride) * stride - overscan);
  const shown = Math.ceil(height / row / stride + 1) * stride + 2 * overscan;
  const from = Math.max(0, Math.min(first, count - shown));
  return { from, to: Math.min(count, from + shown) };
}
