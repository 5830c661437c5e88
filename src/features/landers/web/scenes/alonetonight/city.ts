export interface House {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  /** Pointed or flat. */
  readonly roof: number;
  readonly back: boolean;
}

export interface Pane {
  readonly x: number;
  readonly y: number;
}

/** Dimensions of the image, in its own units. */
export const city = { width: 780, height: 620, ground: 560 } as const;

const row = (back: boolean, widths: readonly number[], tops: readonly number[], start: number): House[] => {
  let x = start;
  return widths.map((width, at) => {
    const house = { x, top: tops[at % tops.length] ?? 300, width, roof: at % 3 === 1 ? 0 : 26, back };
    x += width + 8;
    return house;
  });
};

export const houses: readonly House[] = [
  ...row(true, [104, 118, 92, 126, 96, 110, 88], [250, 300, 226, 288, 236, 310, 258], -16),
  ...row(false, [128, 146, 118, 152, 124, 140], [392, 356, 424, 372, 410, 364], -24),
];

/** All windows, those of the houses in front last. */
export const panes: readonly Pane[] = houses.flatMap(({ x, top, width, back }) => {
  const columns = Math.floor((width - 18) / 27);
  const left = x + (width - columns * 27 + 13) / 2;
  const end = back ? 356 : city.ground - 18;
  const rows = Math.max(0, Math.floor((end - top - 14) / 32));
  return Array.from({ length: columns * rows }, (_, at) => ({
    x: left + (at % columns) * 27,
    y: top + 18 + Math.floor(at / columns) * 32,
  }));
});

/** The window that a visitor lights: between the lamp and the plant, in view on every screen. */
const besidesLamp = { x: 500, y: 410 } as const;
const fromThere = ({ x, y }: Pane): number => Math.hypot(x - besidesLamp.x, y - besidesLamp.y);
export const ownPane = panes.reduce((best, pane, at) => (fromThere(pane) < fromThere(panes[best] ?? pane) ? at : best), 0);

/** The windows in the order in which they are lit: scattered, and always the same. */
const order = panes
  .map((_, at) => at)
  .filter((at) => at !== ownPane)
  .toSorted((a, b) => scatter(a) - scatter(b));

export const litPanes = (count: number): ReadonlySet<number> => new Set(order.slice(0, count));

function scatter(at: number): number {
  const wave = Math.sin((at + 1) * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** How many windows are lit for so many members, and for how many members one of them stands. */
export function shareOf(members: number): { readonly windows: number; readonly each: number } {
  const each = Math.max(1, Math.ceil(members / order.length));
  return { windows: Math.round(members / each), each };
}
