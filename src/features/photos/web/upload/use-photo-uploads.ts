import { MutationObserver, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { retryPolicy } from '#platform/web/data/query-client.ts';
import { uploadTransport } from '#platform/web/data/upload-transport.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { uploadPhoto } from '../../contract/calls.ts';
import type * as endpoints from '../../contract/endpoints.ts';
import { preparePhoto } from './prepare-photo.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

type Reply = ReplyOf<typeof endpoints.uploadPhoto>;

export interface PhotoUploads {
  readonly uploads: readonly Upload[];
  readonly queue: UploadQueue<Reply>;
}

interface Options {
  /** Id of the member who uploads. */
  readonly owner: number;
  /** False after another member signed in, who must not get the remaining uploads. */
  readonly isOwnerHere: () => boolean;
  /** Stores the server's reply; also called after the component unmounted. */
  readonly onSent: (reply: Reply) => void;
}

/** Offline uploads are retried at this interval, also without an `online` event. */
const retryIntervalMs = 10_000;

/** Uploads photos in the background, across page changes. */
export function usePhotoUploads(options: Options): PhotoUploads {
  const queue = queueOf(useQueryClient(), useApi(), options);
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => none);
  const offline = uploads.some(({ state }) => state === 'offline');
  const unsent = uploads.some(({ state }) => state !== 'failed');

  useEffect(() => {
    if (!offline) return;
    const timer = setInterval(queue.resume, retryIntervalMs);
    addEventListener('online', queue.resume);
    return () => {
      clearInterval(timer);
      removeEventListener('online', queue.resume);
    };
  }, [offline, queue]);
  useEffect(() => {
    if (!unsent) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsent]);
  return { uploads, queue };
}

const none: readonly Upload[] = [];
const queues = new WeakMap<QueryClient, { readonly owner: number; readonly queue: UploadQueue<Reply> }>();

function queueOf(queries: QueryClient, api: Api, options: Options): UploadQueue<Reply> {
  const existing = queues.get(queries);
  if (existing?.owner === options.owner) return existing.queue;
  existing?.queue.clear();
  const queue = createQueue(queries, api, options);
  queues.set(queries, { owner: options.owner, queue });
  return queue;
}

function createQueue(queries: QueryClient, api: Api, { isOwnerHere, onSent }: Options): UploadQueue<Reply> {
  const queue = createUploadQueue<Reply>({
    newId: newClientId,
    previewOf: (file) => URL.createObjectURL(file),
    revokePreview: (preview) => URL.revokeObjectURL(preview),
    // A mutation, for the usual retry policy. While offline the queue itself waits.
    send: async (upload, onProgress, signal) => {
      const { file, edit } = await preparePhoto(upload);
      return new MutationObserver(queries, {
        retry: (failures, error) => !(error instanceof ApiError && error.status === 0) && retryPolicy.retry(failures, error),
        mutationFn() {
          if (!isOwnerHere()) throw new ApiError(403, 'authentication_required');
          const body = { client_id: upload.id, ...edit };
          return api.withTransport(uploadTransport(file, onProgress))(uploadPhoto, { body, signal });
        },
      }).mutate();
    },
  });
  queue.onSent(onSent);
  return queue;
}
