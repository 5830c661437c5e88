import { createFairQueue, type Queue } from '#platform/server/queue.ts';

// A picture takes two of the process's four threads: requests that need a file or a password check go on meanwhile.
const picturesAtOnce = 1;
const picturesEach = 1;

/** In which pictures wait to be decoded, whatever they are for: by member. */
export type PictureQueue = (user: number) => Queue;

/** One for the whole process. */
export const createPictureQueue = (): PictureQueue => createFairQueue(picturesAtOnce, picturesEach);
