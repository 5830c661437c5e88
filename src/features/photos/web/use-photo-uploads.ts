import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { useApi } from '#platform/web/data/context.ts';
import { uploadTransport } from '#platform/web/data/upload-transport.ts';
import { uploadPhoto } from '../contract/endpoints.ts';
import { createUploadQueue, type Upload, type UploadQueue } from './upload-queue.ts';

type Reply = ReplyOf<typeof uploadPhoto>;

export interface PhotoUploads {
  readonly uploads: readonly Upload[];
  readonly queue: UploadQueue<Reply>;
}

const none: readonly Upload[] = [];

/** Photos on their way. They go on as long as the component is there, whatever it shows. */
export function usePhotoUploads(onSent: (reply: Reply) => void): PhotoUploads {
  const api = useApi();
  const queries = useQueryClient();
  const [queue] = useState(() =>
    createUploadQueue<Reply>({
      newId: () => crypto.randomUUID(),
      previewOf: (file) => URL.createObjectURL(file),
      forgetPreview: (preview) => URL.revokeObjectURL(preview),
      // As a mutation, so that it is tried again like every other call.
      send: ({ id, file }, onProgress, signal) =>
        new MutationObserver(queries, {
          mutationFn: () => api.through(uploadTransport(file, onProgress))(uploadPhoto, { body: { client_id: id }, signal }),
        }).mutate(),
    }),
  );
  const tell = useEffectEvent(onSent);
  useEffect(() => queue.onSent((reply) => tell(reply)), [queue]);
  useEffect(() => () => queue.clear(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.list, () => none);
  return { uploads, queue };
}
