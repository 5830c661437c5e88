import { type Metrics, queueMeter } from '#platform/server/metrics/metrics.ts';
import { createWeightedQueue, type Queue } from '#platform/server/queues/weighted-queue.ts';

// An image takes at most two of the process's four threads; the others stay free for file access and password checks.
const maxParallel = 1;
const maxParallelPerMember = 1;

/** Queues images for decoding, fairly by member and weight, for all features. */
export type ImageQueue = (user: number, weight: number) => Queue;

/** Create one per process. */
export const createImageQueue = (metrics: Metrics): ImageQueue =>
  createWeightedQueue({ atOnce: maxParallel, perUser: maxParallelPerMember, sized: queueMeter(metrics, 'images') });
