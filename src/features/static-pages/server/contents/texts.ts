import type { texts } from './de/index.ts';
import type { ShapeOf } from './shape.ts';

/** All texts of one language, in the shape of the German ones. */
export type Texts = ShapeOf<typeof texts>;
