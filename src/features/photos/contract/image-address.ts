import type { ImageFiles } from './image.ts';

export const addressOf = ({ address }: Pick<ImageFiles, 'address'>, width: number, format: 'webp' | 'avif' = 'webp'): string =>
  address.replace('{w}', String(width)).replace('{f}', format);
