import type { MainImage, ProfileImage } from '../contract/image.ts';

/** `src` and `srcSet` for a small square face; without a photo nothing, and the part draws a silhouette. */
export function faceOf(image: MainImage): { src?: string; srcSet?: string } {
  const [small, next] = image?.sources ?? [];
  if (small === undefined) return {};
  return next === undefined ? { src: small.url } : { src: small.url, srcSet: `${small.url} 1x, ${next.url} 2x` };
}

/** `srcset` by width, for `Photo`. */
export const srcSetOf = (image: Pick<ProfileImage, 'sources'>): string =>
  image.sources.map(({ width, url }) => `${url} ${width}w`).join(', ');

/** The same in AVIF. Undefined unless every width has it: else the largest ones would be missed. */
export function avifSetOf({ sources }: Pick<ProfileImage, 'sources'>): string | undefined {
  const files = sources.flatMap(({ width, avif }) => (avif === null ? [] : [`${avif} ${width}w`]));
  return files.length > 0 && files.length === sources.length ? files.join(', ') : undefined;
}
