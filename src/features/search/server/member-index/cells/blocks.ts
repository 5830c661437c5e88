import type { Point } from '#features/places/contract/geometry.ts';
import type { Vector } from './sphere.ts';

/** One degree by one degree. */
export interface Block {
  readonly number: number;
  readonly middle: Vector;
  /** Km from the middle to the corners, plus a margin. */
  readonly reach: number;
  readonly cells: number[];
}

export interface Surroundings {
  readonly centre: Point;
  readonly vector: Vector;
  /** Cells nearer than `farFrom`, by full km. */
  readonly byKm: readonly number[][];
  /** How many cells have been checked so far. */
  seen: number;
  /** Nearest first; incomplete after new blocks were added. */
  blocks: readonly FarBlock[];
}

export interface FarBlock {
  readonly block: Block;
  /** Km: bounds of the distance of any cell in the block. */
  readonly from: number;
  readonly to: number;
}
