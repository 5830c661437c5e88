import { useMutation, useMutationState } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { changePhoto, deletePhoto } from '../contract/endpoints.ts';
import type { ProfileImage } from '../contract/image.ts';
import { type PhotoWish, withWishes } from './photo-wishes.ts';

/** The server's answer: the photos as they are now. */
export type PhotosReply = Pick<ReplyOf<typeof changePhoto>, 'photos'>;

export interface PhotoChange {
  readonly wish: PhotoWish;
  /** The wish that takes it back. */
  readonly back?: PhotoWish;
  /** Hears that it was not done, also when something newer is on its way. */
  readonly refused?: () => void;
}

interface Options {
  /** Takes the server's answer in before the wish goes. */
  readonly keep: (reply: PhotosReply) => void;
  readonly onError?: (error: Error) => void;
}

const changeKey = ['own-photos', 'change'] as const;
const onTheirWay = { mutationKey: changeKey, status: 'pending' } as const;

/** The member's photos with all wishes, also those that the server has not confirmed: a refused one vanishes by itself. */
export function usePhotosWithWishes(kept: readonly ProfileImage[]): readonly ProfileImage[] {
  const changes = useMutationState({ filters: onTheirWay, select: ({ state }): unknown => state.variables });
  return useMemo(
    () =>
      withWishes(
        kept,
        changes.filter(isChange).map(({ wish }) => wish),
      ),
    [kept, changes],
  );
}

/** Changes own photos: seen at once, sent one after the other. */
export function usePhotoChange({ keep, onError }: Options) {
  const api = useApi();
  return useMutation({
    mutationKey: changeKey,
    scope: { id: 'own-photos' },
    mutationFn: ({ wish }: PhotoChange) => send(api, wish),
    onSuccess: keep,
    onError(error, { refused }) {
      refused?.();
      onError?.(error);
    },
  });
}

function send(api: Api, wish: PhotoWish): Promise<PhotosReply> {
  switch (wish.kind) {
    case 'place':
      return api(changePhoto, { body: wish.at === 0 ? { id: wish.id, main: true } : { id: wish.id, position: wish.at } });
    case 'caption':
      return api(changePhoto, { body: { id: wish.id, caption: wish.caption } });
    case 'remove':
      return api(deletePhoto, { body: { id: wish.id } });
    case 'restore':
      return api(changePhoto, { body: { id: wish.photo.id, deleted: false } });
  }
}

const isChange = (value: unknown): value is PhotoChange => typeof value === 'object' && value !== null && 'wish' in value;
