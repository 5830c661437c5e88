import sharp from 'sharp';

interface Shield {
  /** Px; narrower images stay as they are. */
  readonly width: number;
  readonly grey: boolean;
  /** So much that people and what they do can be guessed, but no detail seen. */
  readonly blur: boolean;
}

/** An image that people have to look at all day, with less of what makes it hard: WebP without colour, or blurred, or both. */
export async function shieldImage(file: Buffer, { width, grey, blur }: Shield): Promise<Buffer> {
  // Blurred on few pixels: fast, and the same at each size.
  const small = blur ? await sharp(file).resize({ width: 48 }).blur(1.5).png().toBuffer() : file;
  const image = sharp(small).resize({ width, withoutEnlargement: !blur });
  return (grey ? image.greyscale() : image).webp({ quality: 72, effort: 1 }).toBuffer();
}
