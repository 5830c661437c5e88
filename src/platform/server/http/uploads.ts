import type { FastifyRequest } from 'fastify';
import type { Definition } from '#platform/contract/endpoint.ts';
import { createFairQueue } from '../queue.ts';
import type { Call, SentFile, Viewer } from './context.ts';
import { uploadReader } from './read-upload.ts';

/** Uploads answered at a time: pictures are computed one after the other, and one is checked while another is computed. */
const maxAnswered = 4;
/** Of those, kept for members who have uploaded nothing of late. */
const reserved = 1;
/** Uploads that arrive or have arrived, which costs a file each. */
const maxTaken = 200;
/** Of those, how many one member may have; further ones are queued unread. */
const maxEach = 2;
/** Other members whose uploads wait for their answer, from which on each is to be done with quickly. */
const crowd = 2;

type Answer<Reply> = (sent: SentFile & { readonly body: unknown }) => Promise<Reply>;

interface Sender {
  /** The member, or the address of a visitor. */
  readonly id: number | string;
  readonly share: number;
}

/** Turns of an established member for one of somebody who has just come: a crowd of new accounts is not waited for in full. */
const establishedShare = 8;

export const senderOf = (viewer: Viewer | null, { network }: Call): Sender => ({
  id: viewer?.userId ?? network,
  share: viewer?.established === true ? establishedShare : 1,
});

export interface Uploads {
  /** Reads the uploads of an endpoint and has them answered. */
  reader(endpoint: Definition): <Reply>(sender: Sender, request: FastifyRequest, answer: Answer<Reply>) => Promise<Reply>;
}

/**
 * Lets uploads in. A file arrives on the disk, in `dir`, stays there, and takes its place only when all of it is there: those
 * who send slowly, or never to the end, take it from nobody. A member's few uploads come before those of a crowd that sends more
 * and more.
 */
export function createUploads(dir: string): Uploads {
  const taken = createFairQueue({ atOnce: maxTaken, perUser: maxEach });
  const answered = createFairQueue({ atOnce: maxAnswered, perUser: maxEach, reserved });
  return {
    reader(endpoint) {
      const read = uploadReader(endpoint, dir);
      return ({ id, share }, request, answer) => {
        const [whileTaken, whileAnswered] = [taken(id, share), answered(id, share)];
        return whileTaken(async () => {
          const upload = await read(request);
          try {
            return await whileAnswered(async (othersWaiting) =>
              answer({ body: upload.body, file: upload.file, share, hurry: () => othersWaiting() >= crowd }),
            );
          } finally {
            await upload.close();
          }
        });
      };
    },
  };
}
