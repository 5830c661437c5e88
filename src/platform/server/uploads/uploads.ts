import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { createWeightedQueue } from '../queues/weighted-queue.ts';
import type { Call, SentFile, Viewer } from '../http/context.ts';
import { uploadReader } from './read-upload.ts';

/** Uploads processed at a time: images are encoded one after the other, and one is checked while another is encoded. */
const maxHandled = 4;
/** How many of them are reserved for members without a recent upload. */
const reserved = 1;
/** Uploads that are being received, waiting or being processed, each with a file on the disk. */
const maxTaken = 200;
/** How many of them one member may have; further ones are queued unread. */
const maxEach = 2;
/** Number of other members with waiting uploads from which on each upload is processed with less work (decision 40). */
const crowd = 2;

type Handler<Reply> = (sent: SentFile & { readonly body: unknown }) => Promise<Reply>;

interface Sender {
  /** The member, or the address of a visitor. */
  readonly id: number | string;
  readonly weight: number;
}

/** Turns of an established member for each turn of a new one, who need not wait for a crowd of new accounts. */
const establishedWeight = 8;

export const senderOf = (viewer: Viewer | null, { network }: Call): Sender => ({
  id: viewer?.userId ?? network,
  weight: viewer?.established === true ? establishedWeight : 1,
});

export interface Uploads {
  /** Receives the uploads of an endpoint and passes them to its operation. */
  reader(endpoint: Endpoint): <Reply>(sender: Sender, request: FastifyRequest, response: Handler<Reply>) => Promise<Reply>;
}

/**
 * Receives uploads. A file is written to `dir` and takes a processing slot only when it is complete, so slow or unfinished
 * uploads block nobody. A member's few uploads are not delayed by a crowd that keeps sending more.
 */
export function createUploads(dir: string): Uploads {
  const taken = createWeightedQueue({ atOnce: maxTaken, perUser: maxEach });
  const answered = createWeightedQueue({ atOnce: maxHandled, perUser: maxEach, reserved });
  return {
    reader(endpoint) {
      const read = uploadReader(endpoint, dir);
      return ({ id, weight }, request, response) => {
        const [whileTaken, whileHandled] = [taken(id, weight), answered(id, weight)];
        return whileTaken(async () => {
          const upload = await read(request);
          try {
            return await whileHandled(async (othersWaiting) =>
              response({ body: upload.body, file: upload.file, queueWeight: weight, isCongested: () => othersWaiting() >= crowd }),
            );
          } finally {
            await upload.close();
          }
        });
      };
    },
  };
}
