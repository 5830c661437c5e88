import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { expectFilesApart, spareFile } from '#platform/server/file-deletions/file-deletions.ts';
import { lockFile } from '#platform/server/file-deletions/file-deletions-repo.ts';
import { findPhotos, storagePathUpTo } from '#features/photos/server/index.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { findPhotoHash, type Reportable } from './reportable-repo.ts';
import type { Subject } from './subject.ts';

/** A photo or an image of a message, by the name of its files. */
interface CopiedImage {
  readonly name: string;
  /** Px of the largest file. Missing in evidence from before cases existed. */
  readonly width?: number;
  readonly height?: number;
  /** Storage path of a copy, which stays when the owner deletes the image. Null when the file was missing; missing where none is made. */
  readonly file?: string | null;
}

/** The reported content at the time of the report. Names of photos are those of their files. */
export type Evidence = { readonly name: string } & (
  | {
      readonly profile: {
        readonly about: string;
        readonly answers: readonly Answer[];
        readonly traits: Readonly<Record<string, string | null>>;
        readonly photos: readonly (CopiedImage & { readonly caption: string })[];
      };
    }
  | {
      readonly photo: {
        readonly name: string;
        readonly width: number;
        readonly height: number;
        /** Perceptual hash of 64 bits, by which the image is recognised; null for photos from before hashes existed. */
        readonly hash: string | null;
        readonly caption: string;
        /** Storage path of a copy, which stays when the owner deletes the photo. Null when the file was missing. */
        readonly file: string | null;
      };
    }
  | {
      readonly message: {
        readonly sender: UserId;
        readonly conversation: number;
        readonly text: string;
        /** The attached image: its name and the storage path of a copy, which is null when the file was missing. */
        readonly image: { readonly name: string; readonly file: string | null } | null;
        /** Id of the attached GIF. */
        readonly gif: string | null;
        /** ISO 8601 in UTC. */
        readonly sent_at: string;
      };
    }
);

export interface EvidenceDeps {
  readonly storeCopy: StoreCopy;
  /** A message received by the user, or null. */
  readonly findMessage: (
    tx: Tx,
    user: UserId,
    id: number,
  ) => Promise<{
    readonly sender: UserId;
    readonly conversation: number;
    readonly text: string;
    readonly image: { readonly name: string; readonly width: number } | null;
    readonly gif: string | null;
    readonly sentAt: Date;
  } | null>;
}

/**
 * Null when the member has no such photo or sent the reporter no such message. `copies`: photos of a profile are copied, too; otherwise
 * they are only named.
 */
export async function takeEvidence(
  deps: EvidenceDeps,
  tx: Tx,
  about: Subject,
  member: Reportable,
  copies = true,
): Promise<Evidence | null> {
  const { name } = member;
  switch (about.subject) {
    case 'profile': {
      const photos = await findPhotos(tx, about.reported);
      const shown = await Promise.all(
        photos
          .filter(({ status }) => status === 'active')
          .map(async ({ name: file, caption, width, height }) =>
            copies
              ? { name: file, caption, width, height, file: await deps.storeCopy(tx, { name: file, width }) }
              : { name: file, caption },
          ),
      );
      return { name, profile: { about: member.about, answers: member.answers, traits: member.traits, photos: shown } };
    }
    case 'photo': {
      const photo = (await findPhotos(tx, about.reported)).find(({ id, status }) => id === about.item && status === 'active');
      if (photo === undefined) return null;
      const [hash, file] = await Promise.all([findPhotoHash(tx, photo.id), deps.storeCopy(tx, photo)]);
      const { width, height, caption } = photo;
      return { name, photo: { name: photo.name, width, height, hash, caption, file } };
    }
    case 'message': {
      const message = about.item === null ? null : await deps.findMessage(tx, about.reporter, about.item);
      if (message?.sender !== about.reported) return null;
      const { sender, conversation, text, gif, sentAt } = message;
      const image = message.image && { name: message.image.name, file: await deps.storeCopy(tx, message.image) };
      return { name, message: { sender, conversation, text, image, gif, sent_at: sentAt.toISOString() } };
    }
  }
}

/** Px; enough to review an image. */
export const copyWidth = 640;

/** Storage path of the copy of a photo or of an image in a message, by the name of its files. */
export const copyPath = (name: string): string => `evidence/${name}.webp`;

/** Storage path of the copy of an image; null when the image's file is missing. Call it in the transaction that stores what names it. */
export type StoreCopy = (tx: Tx, photo: { readonly name: string; readonly width: number }) => Promise<string | null>;

/** Makes one copy of an image for all reports. It is kept if the transaction commits. */
export const createStoreCopy =
  ({ database, clock, storage }: Pick<Platform, 'database' | 'clock' | 'storage'>): StoreCopy =>
  async (tx, photo) => {
    const copy = copyPath(photo.name);
    await lockFile(tx, copy);
    const wasDue = await spareFile(tx, copy);
    if ((await storage.stat(copy)) !== null) return copy;
    const file = await storage.open(storagePathUpTo(photo, copyWidth));
    if (file === null) return null;
    // If this transaction fails, its row comes back.
    if (!wasDue) await expectFilesApart(database, [copy], clock.now());
    await storage.put(copy, file.stream());
    if (!wasDue) await spareFile(tx, copy);
    return copy;
  };
