import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { retryPolicy } from '#platform/web/data/query-client.ts';
import { uploadTransport } from '#platform/web/data/upload-transport.ts';
import { refusalOf } from '#features/photos/web/index.ts';
import { uploadChatImage } from '../contract/endpoints.ts';
import { createImageTray, type ImageTray, type TrayDeps } from './image-tray.ts';

interface Options {
  readonly queries: QueryClient;
  readonly api: Api;
  /** Throws when it is not the member any more. */
  readonly mayUpload: () => void;
  readonly onReady: TrayDeps['onReady'];
}

/** A tray whose pictures are uploaded by this browser. */
export function createUploadingTray({ queries, api, mayUpload, onReady }: Options): ImageTray {
  return createImageTray({
    onReady,
    // As a mutation, so that it is tried again like every other call; without a connection the tray waits by itself.
    upload: async (to, { id, file }, onProgress, signal) => {
      const { image } = await new MutationObserver(queries, {
        retry: (failures, error) => !(error instanceof ApiError && error.status === 0) && retryPolicy.retry(failures, error),
        mutationFn() {
          mayUpload();
          return api.through(uploadTransport(file, onProgress))(uploadChatImage, { body: { client_id: id, profile: to }, signal });
        },
      }).mutate();
      return image;
    },
    refusalOf,
    newId: () => crypto.randomUUID(),
    previewOf: (file) => URL.createObjectURL(file),
    forgetPreview: (preview) => URL.revokeObjectURL(preview),
  });
}
