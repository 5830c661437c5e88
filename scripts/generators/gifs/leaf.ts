/** Brand colours. Drawings have a background of their own, so that they look the same in both themes. */
export const colours = {
  paper: '#fdf3ea',
  blush: '#fde3dc',
  honey: '#fdeecd',
  mint: '#e3efdf',
  dusk: '#3a2440',
  night: '#2a1d38',
  ink: '#2b1a19',
  ember: '#ee554c',
  deep: '#c51d28',
  amber: '#edb24d',
  gold: '#f7cf7c',
  green: '#5f9c6b',
  fern: '#3f7a52',
  cream: '#fffaf4',
  cheek: '#f8a79b',
  sky: '#8fbde0',
  brown: '#8a5a3c',
} as const;

export interface Face {
  readonly eyes?: 'open' | 'happy' | 'closed' | 'wink' | 'wide';
  readonly mouth?: 'smile' | 'laugh' | 'small' | 'kiss' | 'sad' | 'flat';
  /** Direction of the eyes, in px. */
  readonly gaze?: readonly [number, number];
  /** Redness of the cheeks, 0 to 1. */
  readonly blush?: number;
}

export interface Leaf extends Face {
  readonly x: number;
  readonly y: number;
  /** Px from the middle to the round edge. */
  readonly size: number;
  readonly colour?: string;
  /** Degrees clockwise. */
  readonly turn?: number;
  /** Height divided by width; 1 is at rest. */
  readonly stretch?: number;
  /** Degrees above level; null: hidden. */
  readonly arms?: readonly [number | null, number | null];
  readonly feet?: boolean;
}

/** A round leaf with one tight corner upwards: half of the logo's heart. */
export const drop = (size: number, tightness = 0.2): string => {
  const tight = size * tightness;
  return `M0 ${-size}H${size - tight}A${tight} ${tight} 0 0 1 ${size} ${tight - size}V0A${size} ${size} 0 1 1 0 ${-size}Z`;
};

export const at = (x: number, y: number, inner: string, { turn = 0, scale = 1, opacity = 1 } = {}): string =>
  `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${scale.toFixed(3)})" opacity="${opacity.toFixed(2)}">${inner}</g>`;

const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export { line };

/** A character: a leaf with a face. */
export function leaf({
  x,
  y,
  size,
  colour = colours.ember,
  turn = 0,
  stretch = 1,
  arms = [null, null],
  feet = true,
  ...face
}: Leaf): string {
  const width = size * 0.13;
  const arm = (side: 1 | -1, angle: number | null) => {
    if (angle === null) return '';
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * size * 0.62, -Math.sin((angle * Math.PI) / 180) * size * 0.62];
    const [sx, sy] = [side * size * 0.86, size * 0.22];
    return line(`M${sx} ${sy}q${(side * dx) / 2} ${dy / 2 + size * 0.12} ${side * dx} ${dy}`, colour, width);
  };
  const legs = feet
    ? [-1, 1]
        .map((side) =>
          line(`M${side * size * 0.3} ${size * 0.85}v${size * 0.32}q0 ${size * 0.06} ${side * size * 0.12} ${size * 0.06}`, colour, width),
        )
        .join('')
    : '';
  const vein = line(
    `M${size * 0.02} ${-size * 1.12}Q${-size * 0.06} ${-size * 0.85} ${size * 0.02} ${-size * 0.62}`,
    'rgba(255,255,255,.55)',
    size * 0.07,
  );
  const body = `<g transform="rotate(-45)"><path d="${drop(size)}" fill="${colour}"/></g>
    <ellipse cx="${-size * 0.42}" cy="${-size * 0.42}" rx="${size * 0.2}" ry="${size * 0.12}" fill="#fff" opacity=".25" transform="rotate(-38 ${-size * 0.42} ${-size * 0.42})"/>`;
  const inner = `${legs}${arm(-1, arms[0])}${arm(1, arms[1])}${body}${vein}${drawFace(size, face)}`;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)}) scale(${(2 - stretch).toFixed(3)} ${stretch.toFixed(3)})">${inner}</g>`;
}

function drawFace(size: number, { eyes = 'open', mouth = 'smile', gaze = [0, 0], blush = 0.75 }: Face): string {
  const [lx, ly] = gaze;
  const eye = (side: 1 | -1) => {
    const [ex, ey] = [side * size * 0.34 + lx, -size * 0.04 + ly];
    const kind = eyes === 'wink' ? (side === 1 ? 'happy' : 'open') : eyes;
    const w = size * 0.15;
    if (kind === 'happy') return line(`M${ex - w} ${ey + w * 0.4}q${w} ${-w * 1.5} ${w * 2} 0`, colours.ink, size * 0.075);
    if (kind === 'closed') return line(`M${ex - w} ${ey}q${w} ${w * 1.1} ${w * 2} 0`, colours.ink, size * 0.075);
    const r = kind === 'wide' ? size * 0.14 : size * 0.11;
    return `<ellipse cx="${ex}" cy="${ey}" rx="${r}" ry="${r * 1.2}" fill="${colours.ink}"/><circle cx="${ex + r * 0.35}" cy="${ey - r * 0.45}" r="${r * 0.36}" fill="#fff"/>`;
  };
  const [mx, my] = [lx * 0.8, size * 0.3 + ly * 0.8];
  const w = size * 0.2;
  const mouths = {
    smile: line(`M${mx - w} ${my}q${w} ${w} ${w * 2} 0`, colours.ink, size * 0.075),
    small: line(`M${mx - w * 0.5} ${my}q${w * 0.5} ${w * 0.5} ${w} 0`, colours.ink, size * 0.07),
    sad: line(`M${mx - w * 0.8} ${my + w * 0.5}q${w * 0.8} ${-w * 0.8} ${w * 1.6} 0`, colours.ink, size * 0.075),
    flat: line(`M${mx - w * 0.5} ${my}l${w} ${-w * 0.25}`, colours.ink, size * 0.075),
    laugh: `<path d="M${mx - w * 1.2} ${my - w * 0.2}h${w * 2.4}a${w * 1.2} ${w * 1.35} 0 0 1 ${-w * 2.4} 0z" fill="${colours.ink}"/><ellipse cx="${mx}" cy="${my + w * 0.75}" rx="${w * 0.62}" ry="${w * 0.36}" fill="#f0817a"/>`,
    kiss: `<path d="M${mx - w * 0.1} ${my - w * 0.55}q${w * 0.75} ${w * 0.1} 0 ${w * 0.5}q${w * 0.75} ${w * 0.1} 0 ${w * 0.5}" fill="none" stroke="${colours.ink}" stroke-width="${size * 0.075}" stroke-linecap="round"/>`,
  };
  const cheek = (side: 1 | -1) =>
    `<ellipse cx="${side * size * 0.58 + lx * 0.6}" cy="${size * 0.2 + ly * 0.6}" rx="${size * 0.14}" ry="${size * 0.1}" fill="#fff" opacity="${(blush * 0.42).toFixed(2)}"/>`;
  return cheek(-1) + cheek(1) + eye(-1) + eye(1) + mouths[mouth];
}

/** Distance of a half's middle from the heart's, as a share of its size, and its rotation in degrees. */
export const half = { aside: 0.56, turn: 112, tightness: 0.08 } as const;

/** Two mirrored leaves, a little wider than tall. */
export const heart = (size: number, left: string = colours.ember, right: string = colours.deep): string => {
  const radius = size / 2;
  const side = (way: 1 | -1, colour: string) =>
    `<g transform="scale(${-way} 1) translate(${-radius * half.aside} 0) rotate(${half.turn})"><path d="${drop(radius, half.tightness)}" fill="${colour}"/></g>`;
  return side(-1, left) + side(1, right);
};

/** A small leaf without a face. */
export const petal = (size: number, colour: string): string => `<g transform="rotate(-45)"><path d="${drop(size)}" fill="${colour}"/></g>`;

export const star = (size: number, colour: string): string =>
  `<path d="M0 ${-size}Q${size * 0.16} ${-size * 0.16} ${size} 0Q${size * 0.16} ${size * 0.16} 0 ${size}Q${-size * 0.16} ${size * 0.16} ${-size} 0Q${-size * 0.16} ${-size * 0.16} 0 ${-size}Z" fill="${colour}"/>`;

export const note = (size: number, colour: string): string =>
  `<ellipse cx="${-size * 0.3}" cy="${size * 0.6}" rx="${size * 0.32}" ry="${size * 0.24}" fill="${colour}" transform="rotate(-18 ${-size * 0.3} ${size * 0.6})"/>${line(`M0 ${size * 0.55}V${-size * 0.7}q${size * 0.5} ${size * 0.1} ${size * 0.45} ${size * 0.55}`, colour, size * 0.15)}`;

export const shadow = (x: number, y: number, width: number): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width * 0.14}" fill="${colours.ink}" opacity=".1"/>`;
