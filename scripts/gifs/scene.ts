/** Px. */
export const width = 240;
export const height = 180;

/** The inside of an SVG at a moment from 0 to 1; at 1 it is as at 0. */
export type Scene = (t: number) => string;

/** There and back, once in 1. */
export const wave = (t: number, far: number): number => Math.sin(t * 2 * Math.PI) * far;

/** Up from 0 to 1 and down again, once in 1; 0 outside of the first for a moment that is no loop. */
export const bump = (t: number): number => Math.sin((((t % 1) + 1) % 1) * Math.PI) ** 2;

export const paper = (colour: string): string => `<rect width="${width}" height="${height}" fill="${colour}"/>`;
