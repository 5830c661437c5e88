/** Side in px of the square greyscale image that is hashed. */
export const hashSide = 32;

/** Length of a hash in bits. */
const bits = 64;

/**
 * Two images count as duplicates if at most this many bits differ. Measured on photos and on the demo portraits: resized,
 * recompressed or darkened copies differ in 0 to 2 bits, copies 10 % brighter in at most 3 for 97 of 100; different images in at
 * least 5.
 */
export const maxHashDistance = 3;

/** In grey levels: weaker coefficients are noise. */
const minStrength = 0.5;
/** Photos, even plain ones, have 49 or more coefficients above it; a plain colour has none, a gradient ten. */
const minStrongCoefficients = 32;

/** In grey levels: photos have 30 and more. What is nearly all dark, or nearly all bright, has less, and its hash would be chance. */
const minDeviation = 6;

/**
 * A perceptual hash of 64 characters `0` and `1`: the signs of the 64 lowest frequencies of a discrete cosine transform, which do
 * not change with size, compression or slightly different brightness. `grey`: the 32 × 32 bytes of the image, stretched to a
 * square. Null if the image is too plain to be distinguished from others.
 */
export function perceptualHash(grey: Uint8Array): string | null {
  if (deviationOf(grey) < minDeviation) return null;
  const coefficients = lowestFrequencies.map(([across, down]) => dctCoefficient(grey, across, down));
  if (coefficients.filter((coefficient) => Math.abs(coefficient) > minStrength).length < minStrongCoefficients) return null;
  return coefficients.map((coefficient) => (coefficient > 0 ? '1' : '0')).join('');
}

/** The standard deviation. */
function deviationOf(grey: Uint8Array): number {
  const mean = grey.reduce((sum, level) => sum + level, 0) / grey.length;
  return Math.sqrt(grey.reduce((sum, level) => sum + (level - mean) ** 2, 0) / grey.length);
}

/** The number of bits that differ. */
export const hashDistance = (one: string, other: string): number =>
  Array.from(one).reduce((sum, bit, at) => sum + (bit === other[at] ? 0 : 1), 0);

const cosines = Array.from({ length: hashSide }, (_row, frequency) =>
  Array.from({ length: hashSide }, (_column, at) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * hashSide))),
);

/** Horizontal and vertical frequency (in half waves) of the lowest frequencies, without the mean brightness. */
const lowestFrequencies: readonly (readonly [number, number])[] = Array.from({ length: hashSide }, (_side, sum) =>
  Array.from({ length: sum + 1 }, (_across, across) => [across, sum - across] as const),
)
  .flat()
  .slice(1, bits + 1);

/** In grey levels. */
function dctCoefficient(grey: Uint8Array, across: number, down: number): number {
  let sum = 0;
  for (let y = 0; y < hashSide; y++) {
    let row = 0;
    for (let x = 0; x < hashSide; x++) row += (grey[y * hashSide + x] ?? 0) * (cosines[across]?.[x] ?? 0);
    sum += row * (cosines[down]?.[y] ?? 0);
  }
  return sum / ((hashSide * hashSide) / 4);
}
