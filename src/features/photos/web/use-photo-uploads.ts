import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { retryPolicy } from '#platform/web/data/query-client.ts';
import { uploadTransport } from '#platform/web/data/upload-transport.ts';
import { uploadPhoto } from '../contract/endpoints.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

type Reply = ReplyOf<typeof uploadPhoto>;

export interface PhotoUploads {
  readonly uploads: readonly Upload[];
  readonly queue: UploadQueue<Reply>;
}

interface Options {
  /** Whose photos they are. */
  readonly owner: number;
  /** Another member must not get what is left. */
  readonly isOwnerHere: () => boolean;
  /** Keeps the server's answer; also called when the component is gone. */
  readonly onSent: (reply: Reply) => void;
}

/** Ms after which it is tried again without a sign from the browser. */
const pause = 10_000;

/** Photos on their way. They go on whatever page is shown. */
export function usePhotoUploads(options: Options): PhotoUploads {
  const queue = queueOf(useQueryClient(), useApi(), options);
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => none);
  const offline = uploads.some(({ state }) => state === 'offline');
  const unsent = uploads.some(({ state }) => state !== 'failed');

  useEffect(() => {
    if (!offline) return;
    const timer = setInterval(queue.resume, pause);
    addEventListener('online', queue.resume);
    return () => {
      clearInterval(timer);
      removeEventListener('online', queue.resume);
    };
  }, [offline, queue]);
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsent]);
  return { uploads, queue };
}

const none: readonly Upload[] = [];
const queues = new WeakMap<QueryClient, { readonly owner: number; readonly queue: UploadQueue<Reply> }>();

function queueOf(queries: QueryClient, api: Api, options: Options): UploadQueue<Reply> {
  const known = queues.get(queries);
  if (known?.owner === options.owner) return known.queue;
  known?.queue.clear();
  const queue = createQueue(queries, api, options);
  queues.set(queries, { owner: options.owner, queue });
  return queue;
}

function createQueue(queries: QueryClient, api: Api, { isOwnerHere, onSent }: Options): UploadQueue<Reply> {
  const queue = createUploadQueue<Reply>({
    newId: () => crypto.randomUUID(),
    previewOf: (file) => URL.createObjectURL(file),
    forgetPreview: (preview) => URL.revokeObjectURL(preview),
    // As a mutation, so that it is tried again like every other call; without a connection the queue waits by itself.
    send: ({ id, file, turn, crop }, onProgress, signal) =>
      new MutationObserver(queries, {
        retry: (failures, error) => !(error instanceof ApiError && error.status === 0) && retryPolicy.retry(failures, error),
        mutationFn() {
          if (!isOwnerHere()) throw new ApiError(403, 'authentication_required');
          const body = { client_id: id, ...(turn === 0 ? {} : { turn }), ...(crop === undefined ? {} : { crop }) };
          return api.through(uploadTransport(file, onProgress))(uploadPhoto, { body, signal });
        },
      }).mutate(),
  });
  queue.onSent(onSent);
  return queue;
}
