/** Side in px of the square grey picture that is hashed. */
export const hashSide = 32;

/** Bits of a hash. */
const bits = 64;

/**
 * Two pictures are taken for the same when at most so many bits differ. Measured on photos and on the demo's portraits:
 * resized, compressed again or darkened 0 to 2 bits, a tenth brighter at most 3 in 97 of 100; different ones at least 5.
 */
export const mostDifferingBits = 3;

/** Grey levels: a wave that is weaker says nothing. */
const faint = 0.5;
/** Of photos, even plain ones, 49 and more are stronger; of a plain colour none, of a gradient ten. */
const fewestWaves = 32;

/**
 * What a picture looks like, as 64 characters `0` and `1`: whether each of its 64 longest waves begins bright or dark
 * (a cosine transform), which neither size nor compression nor a little more light changes. `grey` are the 32 × 32 bytes
 * of the picture, stretched to the square. Null: too plain to be told from others.
 */
export function perceptualHash(grey: Uint8Array): string | null {
  const waves = longest.map(([across, down]) => strengthOf(grey, across, down));
  if (waves.filter((strength) => Math.abs(strength) > faint).length < fewestWaves) return null;
  return waves.map((strength) => (strength > 0 ? '1' : '0')).join('');
}

/** How many bits differ. */
export const hashDistance = (one: string, other: string): number =>
  Array.from(one).reduce((sum, bit, at) => sum + (bit === other[at] ? 0 : 1), 0);

const cosines = Array.from({ length: hashSide }, (_row, wave) =>
  Array.from({ length: hashSide }, (_column, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * hashSide))),
);

/** Half waves across and down of the longest waves; the picture's mean brightness is none. */
const longest: readonly (readonly [number, number])[] = Array.from({ length: hashSide }, (_side, sum) =>
  Array.from({ length: sum + 1 }, (_across, across) => [across, sum - across] as const),
)
  .flat()
  .slice(1, bits + 1);

/** In grey levels; negative: it begins dark. */
function strengthOf(grey: Uint8Array, across: number, down: number): number {
  let sum = 0;
  for (let y = 0; y < hashSide; y++) {
    let row = 0;
    for (let x = 0; x < hashSide; x++) row += (grey[y * hashSide + x] ?? 0) * (cosines[across]?.[x] ?? 0);
    sum += row * (cosines[down]?.[y] ?? 0);
  }
  return sum / ((hashSide * hashSide) / 4);
}
