import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { createFairQueue } from '../queues/weighted-queue.ts';
import type { Call, SentFile, Viewer } from '../http/context.ts';
import { uploadReader } from './read-upload.ts';

/** Uploads processed at a time: images are encoded one after the other, and one is checked while another is encoded. */
const maxAnswered = 4;
/** How many of them are reserved for members without a recent upload. */
const reserved = 1;
/** Uploads that are being received, waiting or being processed, each with a file on the disk. */
const maxTaken = 200;
/** How many of them one member may have; further ones are queued unread. */
const maxEach = 2;
/** Number of other members with waiting uploads from which on uploads are processed quickly (decision 40). */
const crowd = 2;

type Answer<Reply> = (sent: SentFile & { readonly body: unknown }) => Promise<Reply>;

interface Sender {
  /** The member, or the address of a visitor. */
  readonly id: number | string;
  readonly share: number;
}

/**
 * Turns of an established member for each turn of a new one, so that established members need not wait for a crowd of new accounts.
 */
const establishedShare = 8;

export const senderOf = (viewer: Viewer | null, { network }: Call): Sender => ({
  id: viewer?.userId ?? network,
  share: viewer?.established === true ? establishedShare : 1,
});

export interface Uploads {
  /** Receives the uploads of an endpoint and passes them to its operation. */
  reader(endpoint: Endpoint): <Reply>(sender: Sender, request: FastifyRequest, answer: Answer<Reply>) => Promise<Reply>;
}

/**
 * Receives uploads. A file is written to `dir` and takes a processing slot only when it is complete, so slow or unfinished
 * uploads block nobody. A member's few uploads are not delayed by a crowd that keeps sending more.
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
