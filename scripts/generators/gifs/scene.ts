/** Px. */
export const width = 240;
export const height = 180;

/** The content of an SVG at a moment from 0 to 1; at 1 it is the same as at 0. */
export type Scene = (t: number) => string;

/** Swings once to `far`, back, to `-far` and back between 0 and 1. */
export const wave = (t: number, far: number): number => Math.sin(t * 2 * Math.PI) * far;

/** Rises from 0 to 1 and falls again, once between 0 and 1, and repeats. */
export const bump = (t: number): number => Math.sin((((t % 1) + 1) % 1) * Math.PI) ** 2;

export const paper = (colour: string): string => `<rect width="${width}" height="${height}" fill="${colour}"/>`;
