import { accentFrom } from './own-accent.ts';

/** Design tokens with their colours in the light and in the dark theme, sRGB. */
type Accent = Readonly<Record<string, readonly [light: string, dark: string]>>;

/**
 * The accents of all niches but the first, whose accent is in `styles/tokens.css`: raspberry, rust, brick, rose, wine and vermilion.
 * All are reds; the second is lighter, as the specification requires. They are as dark as the first accent, so that text on them is
 * readable.
 */
export const accents: Readonly<Partial<Record<number, Accent>>> = {
  2: {
    primary: ['#c31851', '#f35d7e'],
    'primary-hover': ['#a81245', '#fc7992'],
    press: ['#92123b', '#db4b6d'],
    secondary: ['#ec5276', '#f690a0'],
    lens: ['#860734', '#c31851'],
    blush: ['#fee6e9', '#402026'],
    'bubble-me': ['#fde2e5', '#6b2233'],
  },
  3: {
    primary: ['#a4450c', '#d97c51'],
    'primary-hover': ['#8d3a07', '#e4926d'],
    press: ['#793107', '#c36b41'],
    secondary: ['#d27347', '#e2a184'],
    lens: ['#6f2a00', '#ab4b16'],
    blush: ['#f8e9e3', '#3a261d'],
    'bubble-me': ['#f7e5de', '#5f321c'],
  },
  4: {
    primary: ['#a42e0c', '#e47256'],
    'primary-hover': ['#8c2406', '#ee8a71'],
    press: ['#781e05', '#ce6146'],
    secondary: ['#dd694d', '#eb9c87'],
    lens: ['#6c1701', '#b53e20'],
    blush: ['#fae8e4', '#3d241e'],
    'bubble-me': ['#fae4df', '#642d1f'],
  },
  5: {
    primary: ['#b82771', '#e8629e'],
    'primary-hover': ['#9f2061', '#f27dae'],
    press: ['#8a1c54', '#d1518b'],
    secondary: ['#e15896', '#ee92b6'],
    lens: ['#7f144c', '#b82771'],
    blush: ['#fbe6ee', '#3e212c'],
    'bubble-me': ['#fbe2ea', '#662542'],
  },
  6: {
    primary: ['#9a1c37', '#e46d7a'],
    'primary-hover': ['#82122c', '#ee868f'],
    press: ['#6e0d24', '#ce5c6a'],
    secondary: ['#dd6472', '#eb989e'],
    lens: ['#63041d', '#b5394d'],
    blush: ['#fbe8e8', '#3d2325'],
    'bubble-me': ['#fae3e4', '#652a31'],
  },
  7: {
    primary: ['#c5210a', '#f5624c'],
    'primary-hover': ['#aa1a06', '#fe7e69'],
    press: ['#941808', '#dd503c'],
    secondary: ['#ee5741', '#f89381'],
    lens: ['#880f01', '#c5210a'],
    blush: ['#fee7e2', '#41211c'],
    'bubble-me': ['#fee2dd', '#6d251a'],
  },
};

/**
 * The style sheet of a site's own accent, `rrggbb`, or else of its niche's, to be loaded after the page's style sheets; null when those
 * already contain it.
 */
export function accentCss({ niche, color }: { readonly niche?: unknown; readonly color?: unknown }): string | null {
  const accent = typeof color === 'string' && /^[0-9a-f]{6}$/.test(color) ? accentFrom(`#${color}`) : accents[Number(niche)];
  if (accent === undefined) return null;
  const [light, dark] = [0, 1].map((theme) =>
    Object.entries(accent)
      .map(([token, colours]) => `--${token}:${colours[theme]}`)
      .join(';'),
  );
  return `:root:root{${light}}@media (prefers-color-scheme:dark){:root:root:not([data-theme=light]){${dark}}}:root:root[data-theme=dark]{${dark}}`;
}
