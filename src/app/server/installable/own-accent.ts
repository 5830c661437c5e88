/** Lightness and chroma as in OKLCH, hue in radians. */
interface Tone {
  readonly light: number;
  readonly chroma: number;
  readonly hue: number;
}

/** What words need to be readable (WCAG 2.2, 1.4.3). */
const readable = 4.5;
const white = '#ffffff';
/** `--on-primary` of the dark theme. */
const darkInk = '#170f0e';

/**
 * The colours of a site's own accent, light and dark, named as in `styles/tokens.css`. They keep its hue. Its lightness changes as far
 * as words on it, and it as words, need to be readable.
 */
export function accentFrom(color: string): Readonly<Record<string, readonly [light: string, dark: string]>> {
  const { light, chroma, hue } = toneOf(color);
  const tone = (lightness: number, part: number, most = 1): string =>
    hexOf({ light: lightness, chroma: Math.min(chroma * part, most), hue });
  const soft = [tone(0.945, 0.13, 0.026), tone(0.29, 0.25, 0.05)] as const;
  // A colour near black is pressed by becoming lighter.
  const way = light > 0.3 ? -1 : 1;
  const day = search(
    light,
    -0.005,
    (at) => contrastOf(tone(at, 1), soft[0]) >= readable && contrastOf(tone(at + way * 0.1, 0.8), white) >= readable,
  );
  const night = search(
    0.68,
    0.005,
    (at) => contrastOf(tone(at - 0.06, 0.9), darkInk) >= readable && contrastOf(tone(at, 0.925), soft[1]) >= readable,
  );
  return {
    primary: [tone(day, 1), tone(night, 0.925)],
    'primary-hover': [tone(day + way * 0.055, 0.9), tone(night + 0.055, 0.8)],
    press: [tone(day + way * 0.1, 0.8), tone(night - 0.06, 0.9)],
    secondary: [tone(0.68, 0.95), tone(0.765, 0.625)],
    lens: [tone(Math.min(day, 0.4), 0.775), tone(Math.min(day, 0.53), 1)],
    blush: soft,
    'bubble-me': [tone(0.935, 0.155, 0.031), tone(0.37, 0.525, 0.105)],
  };
}

/** The first lightness from here on that fits, or the last. */
function search(from: number, step: number, fits: (lightness: number) => boolean): number {
  for (let at = from; at > 0 && at < 1; at += step) if (fits(at)) return at;
  return step < 0 ? 0 : 1;
}

const linearOf = (part: number): number => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gammaOf = (part: number): number => (part <= 0.003_130_8 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);

function channelsOf(color: string): readonly [number, number, number] {
  const part = (at: number) => linearOf(Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

/** As WCAG 2.2 has it: 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red, green, blue] = channelsOf(color);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [a, b] = [luminance(one), luminance(other)];
  return Math.max(a, b) / Math.min(a, b);
}

/** The matrices are those of Björn Ottosson's OKLab. */
function toneOf(color: string): Tone {
  const [red, green, blue] = channelsOf(color);
  const l = Math.cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue);
  const m = Math.cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue);
  const s = Math.cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue);
  const a = 1.977_998_495_1 * l - 2.428_592_205 * m + 0.450_593_709_9 * s;
  const b = 0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766 * s;
  return { light: 0.210_454_255_3 * l + 0.793_617_785 * m - 0.004_072_046_8 * s, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

/** With less chroma where no screen shows so much of it. */
function hexOf({ light, chroma, hue }: Tone): string {
  for (let part = 1; part > 0; part -= 0.02) {
    const parts = linearFrom({ light, chroma: chroma * part, hue });
    if (parts.every((one) => one >= -0.000_5 && one <= 1.000_5)) return written(parts);
  }
  return written(linearFrom({ light: Math.min(1, Math.max(0, light)), chroma: 0, hue }));
}

function linearFrom({ light, chroma, hue }: Tone): readonly number[] {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (light + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (light - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (light - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  return [
    4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
    -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
    -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s,
  ];
}

const written = (parts: readonly number[]): string =>
  `#${parts
    .map((part) =>
      Math.round(255 * gammaOf(Math.min(1, Math.max(0, part))))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
