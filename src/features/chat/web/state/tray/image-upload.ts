import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { type Api, ApiError } from '#platform/web/data/api-client.ts';
import { retryPolicy } from '#platform/web/data/query-client.ts';
import { uploadTransport } from '#platform/web/data/upload-transport.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { preparePhoto, refusalOf } from '#features/photos/web/index.ts';
import { uploadChatImage } from '../../../contract/calls.ts';
import { createImageTray, type ImageTray, type TrayDeps } from './image-tray.ts';

interface Options {
  readonly queries: QueryClient;
  readonly api: Api;
  /** Throws when the member is no longer signed in. */
  readonly assertSignedIn: () => void;
  readonly onReady: TrayDeps['onReady'];
}

/** A tray that uploads its images to the API. */
export function createUploadingTray({ queries, api, assertSignedIn, onReady }: Options): ImageTray {
  return createImageTray({
    onReady,
    // As a mutation, so that it is retried like any other call, except while offline: the tray handles that itself.
    upload: async (to, { id, file: chosen }, onProgress, signal) => {
      const { file } = await preparePhoto({ file: chosen, turn: 0, crop: undefined });
      const { image } = await new MutationObserver(queries, {
        retry: (failures, error) => !(error instanceof ApiError && error.status === 0) && retryPolicy.retry(failures, error),
        mutationFn() {
          assertSignedIn();
          return api.withTransport(uploadTransport(file, onProgress))(uploadChatImage, { body: { client_id: id, profile: to }, signal });
        },
      }).mutate();
      return image;
    },
    refusalOf,
    newId: newClientId,
    previewOf: (file) => URL.createObjectURL(file),
    revokePreview: (preview) => URL.revokeObjectURL(preview),
  });
}
