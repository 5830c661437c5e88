/** What white words on a colour, and the colour on white, need to be readable (WCAG 2.2, 1.4.3). */
export const leastContrast = 4.5;

/** sRGB, `#rrggbb`. */
const channelsOf = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];

const linear = (channel: number): number => {
  const part = channel / 255;
  return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

/** With white: 1 to 21. */
export function contrastWithWhite(color: string): number {
  const [red, green, blue] = channelsOf(color);
  return 1.05 / (0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue) + 0.05);
}

/** The lightest shade of the colour that white words can stand on. */
export function nearestReadable(color: string): string {
  for (let part = 100; part > 0; part -= 1) {
    const shade = `#${channelsOf(color)
      .map((channel) =>
        Math.floor((channel * part) / 100)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (contrastWithWhite(shade) >= leastContrast) return shade;
  }
  return '#000000';
}
