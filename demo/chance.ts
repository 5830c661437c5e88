/** A pseudo-random number from 0 to 1 derived from the text: the same for every installation. */
export function chance(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return ((hash >>> 8) % 100_000) / 100_000;
}
