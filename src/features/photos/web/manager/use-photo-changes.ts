import { useMutation, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { changePhoto, deletePhoto } from '../../contract/calls.ts';
import type * as endpoints from '../../contract/endpoints.ts';
import type { ProfileImage } from '../../contract/image.ts';
import { type PhotoEdit, applyEdits } from './optimistic-photos.ts';

/** The server's reply: the current photos. */
export type PhotosReply = Pick<ReplyOf<typeof endpoints.changePhoto>, 'photos'>;

export interface PhotoChange {
  readonly edit: PhotoEdit;
  /** The edit that reverts this one. */
  readonly undo?: PhotoEdit;
  /** Called when the server rejects the edit, also when a newer edit is pending. */
  readonly onRefused?: () => void;
}

interface Options {
  /** Stores the server's reply before the pending edit is removed. */
  readonly keep: (reply: PhotosReply) => void;
  /** Checks an edit before it is sent; throws the error that the server would return. */
  readonly check?: (edit: PhotoEdit) => Promise<void>;
  readonly onError?: (error: Error) => void;
}

const changeKey = ['own-photos', 'change'] as const;
const pendingChanges = { mutationKey: changeKey, status: 'pending' } as const;

/** The member's photos with the edits that the server has not confirmed yet. A rejected edit is removed. */
export function usePhotosWithPendingEdits(kept: readonly ProfileImage[]): readonly ProfileImage[] {
  const changes = useMutationState({ filters: pendingChanges, select: ({ state }): unknown => state.variables });
  return useMemo(
    () =>
      applyEdits(
        kept,
        changes.filter(isChange).map(({ edit }) => edit),
      ),
    [kept, changes],
  );
}

/** Changes the member's photos optimistically; requests are sent one at a time. */
export function usePhotoChange({ keep, check, onError }: Options) {
  const api = useApi();
  return useMutation({
    mutationKey: changeKey,
    scope: { id: 'own-photos' },
    async mutationFn({ edit }: PhotoChange) {
      await check?.(edit);
      return send(api, edit);
    },
    onSuccess: keep,
    onError(error, { onRefused }) {
      onRefused?.();
      onError?.(error);
    },
  });
}

function send(api: Api, edit: PhotoEdit): Promise<PhotosReply> {
  switch (edit.kind) {
    case 'place':
      return api(changePhoto, { body: edit.at === 0 ? { id: edit.id, main: true } : { id: edit.id, position: edit.at } });
    case 'caption':
      return api(changePhoto, { body: { id: edit.id, caption: edit.caption } });
    case 'remove':
      return api(deletePhoto, { body: { id: edit.id } });
    case 'restore':
      return api(changePhoto, { body: { id: edit.photo.id, deleted: false } });
  }
}

const isChange = (value: unknown): value is PhotoChange => typeof value === 'object' && value !== null && 'edit' in value;
