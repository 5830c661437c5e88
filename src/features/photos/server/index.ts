import type { UserId } from '#platform/contract/ids.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { createSigner } from '#platform/server/secrets.ts';
import type { Sites } from '#features/site/server/index.ts';
import {
  changePhoto as changePhotoEndpoint,
  deletePhoto as deletePhotoEndpoint,
  uploadPhoto as uploadPhotoEndpoint,
} from '../contract/endpoints.ts';
import { changePhoto } from './change-photo.ts';
import { deletePhoto } from './delete-photo.ts';
import { purgeDeletedPhotos } from './purge/purge-photos.ts';
import { photoData } from './own-data-repo.ts';
import { createPhotoAddresses, type PhotoAddresses } from './photo-addresses.ts';
import { createImageQueue, type ImageQueue } from './image-queue.ts';
import { createPresentImage, type PresentImage } from './present-image.ts';
import { findServable } from './photo-repo.ts';
import { createMisses } from './serving/misses.ts';
import { createServablePhotos } from './serving/servable-photos.ts';
import { servePhotos } from './serving/serve-photos.ts';
import type { PhotoCases } from './review.ts';
import { createUploadPhoto } from './upload-photo.ts';
import { findOpenPurges, purgeCdn, type PurgeDeps } from './withdrawal/purge-cdn.ts';

export { addPhoto } from './add-photo.ts';
export { type JoinedPhoto, joinedPhotoColumns, type ShownPhoto, toShownPhoto } from './joined-photo.ts';
export { changeDecidedPhotos, countShownPhotos, isPhotoThere } from './decided/decided-photo-repo.ts';
export { type Restriction, restrictedBy } from './decided/restriction.ts';
export { findImageRestriction } from './decided/restriction-repo.ts';
export { isBanned } from './duplicate-repo.ts';
export { insertPhoto } from './new-photo-repo.ts';
export { findAllPhotoFiles, findOwnPhotoFiles } from './own-data-repo.ts';
export type { PhotoAddresses } from './photo-addresses.ts';
export { clearFile, newPhotoName, storagePath, storagePaths, storagePathUpTo } from './photo-files.ts';
export type { ImageQueue } from './image-queue.ts';
export { imageFailure } from './image-failure.ts';
export { deleteImages, keepImage, type StoredImage, storeFiles, storeImage } from './store-image.ts';
export { accessTo } from './photo-policy.ts';
export { findPhotos, findPhotosOf, type PhotoRow } from './photo-repo.ts';
export type { PresentImage } from './present-image.ts';
export { presentPrivateImage } from './private-image.ts';
export type { PhotoCases } from './review.ts';

const purgeEverySeconds = 60;
/** Without a CDN, the job only deletes the rows that triggers have written. */
const cdnPurgeEverySeconds = { cdn: 5, none: 3600 };

interface Dependencies {
  readonly sites: Sites;
  /** Whether a private image was sent in a conversation, so that it may be served to both members. */
  readonly isShared: (name: string) => Promise<boolean>;
  readonly originsOf: PurgeDeps['originsOf'];
  readonly readCaption: (typed: string) => string | null;
  readonly cases: PhotoCases;
}

export interface PhotosFeature extends Feature {
  readonly addresses: PhotoAddresses;
  readonly imageQueue: ImageQueue;
  readonly presentImage: PresentImage;
  /** Discards the cached access to a member's photos, after the member or one of the photos has changed. */
  readonly memberChanged: (member: UserId) => void;
}

export function createPhotos(platform: Platform, { sites, isShared, originsOf, readCaption, cases }: Dependencies): PhotosFeature {
  const { database, clock, limits, storage, jobs, env, secret, cdn, log } = platform;
  const { db } = database;
  const addresses = createPhotoAddresses(createSigner(secret, 'photo'), clock);
  const imageQueue = createImageQueue(platform.metrics);
  const presentImage = createPresentImage(addresses);
  const reviewByDefault = env.appEnv === 'production' ? 'suspicious' : 'none';
  const deps = { db, storage, imageQueue, clock, sites, presentImage, reviewByDefault, readCaption, cases } as const;
  const upload = createUploadPhoto(deps);
  const servable = createServablePhotos({ clock, load: (name) => findServable(db, name) });
  platform.bus.onGap(servable.forgetAll);
  return {
    addresses,
    imageQueue,
    presentImage,
    memberChanged: servable.changed,
    routes: tagged('photos', "A member's own photos.", [
      route(uploadPhotoEndpoint, ({ body, ...sent }, { viewer, site }) => upload({ user: viewer.userId, site, fields: body, ...sent })),
      route(changePhotoEndpoint, ({ body }, { viewer, site }) => changePhoto(deps, body, { user: viewer.userId, site })),
      route(deletePhotoEndpoint, ({ body }, { viewer, site }) => deletePhoto(deps, body.id, { user: viewer.userId, site })),
    ]),
    scheduleJobs() {
      jobs.every('photos-forget', purgeEverySeconds, () => purgeDeletedPhotos(deps));
      const seconds = cdn.keepsSeconds === null ? cdnPurgeEverySeconds.none : cdnPurgeEverySeconds.cdn;
      jobs.every('photos-withdrawn', seconds, () => purgeCdn({ db, clock, log, cdn, sites, originsOf }));
    },
    mount: (server) =>
      servePhotos(server, {
        storage,
        addresses,
        servable,
        misses: env.rateLimits ? createMisses(limits) : null,
        isShared,
        cdnKeeps: cdn.keepsSeconds,
      }),
    openTasks: () => findOpenPurges(db, clock.now()),
    ownData: photoData,
  };
}
