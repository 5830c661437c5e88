import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { StorageAway } from '#platform/server/storage/storage-away.ts';
import { expectFilesApart, keepFiles, spareFile } from '#platform/server/file-deletions/file-deletions.ts';
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
  readonly storeCopies: StoreCopies;
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
      const photos = (await findPhotos(tx, about.reported)).filter(({ status }) => status === 'active');
      const files = copies ? await deps.storeCopies(tx, photos) : null;
      const shown = photos.map(({ name: file, caption, width, height }) =>
        files === null ? { name: file, caption } : { name: file, caption, width, height, file: files.get(file) ?? null },
      );
      return { name, profile: { about: member.about, answers: member.answers, traits: member.traits, photos: shown } };
    }
    case 'photo': {
      const photo = (await findPhotos(tx, about.reported)).find(({ id, status }) => id === about.item && status === 'active');
      if (photo === undefined) return null;
      const [hash, files] = await Promise.all([findPhotoHash(tx, photo.id), deps.storeCopies(tx, [photo])]);
      const { width, height, caption } = photo;
      return { name, photo: { name: photo.name, width, height, hash, caption, file: files.get(photo.name) ?? null } };
    }
    case 'message': {
      const message = about.item === null ? null : await deps.findMessage(tx, about.reporter, about.item);
      if (message?.sender !== about.reported) return null;
      const { sender, conversation, text, gif, sentAt } = message;
      const files = await deps.storeCopies(tx, message.image === null ? [] : [message.image]);
      const image = message.image && { name: message.image.name, file: files.get(message.image.name) ?? null };
      return { name, message: { sender, conversation, text, image, gif, sent_at: sentAt.toISOString() } };
    }
  }
}

/** Px; enough to review an image. */
export const copyWidth = 640;

/** Storage path of the copy of a photo or of an image in a message, by the name of its files. */
export const copyPath = (name: string): string => `evidence/${name}.webp`;

interface Copied {
  readonly name: string;
  readonly width: number;
}

/**
 * Storage paths of the copies of images by the images' names, without those whose file is missing. Call it in the transaction that
 * stores what names them.
 */
export type StoreCopies = (tx: Tx, photos: readonly Copied[]) => Promise<ReadonlyMap<string, string>>;

/** Makes one copy of an image for all reports. Copies are kept if the transaction commits. */
export const createStoreCopies =
  ({ database, clock, storage }: Pick<Platform, 'database' | 'clock' | 'storage'>): StoreCopies =>
  async (tx, photos) => {
    // Known within a second, so that not every transaction waits for a bucket that does not answer.
    const fault = photos.length === 0 ? null : await storage.fault();
    if (fault !== null) throw new StorageAway(fault, new Error('no evidence can be copied'));
    const copied = new Map<string, string>();
    const missing = new Map<string, Copied>();
    const unexpected: string[] = [];
    // In one order, so that reports of the same images do not wait for each other.
    for (const photo of photos.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const copy = copyPath(photo.name);
      await lockFile(tx, copy);
      const wasDue = await spareFile(tx, copy);
      if ((await storage.stat(copy)) !== null) copied.set(photo.name, copy);
      else if (!missing.has(copy)) {
        missing.set(copy, photo);
        if (!wasDue) unexpected.push(copy);
      }
    }
    // If this transaction fails, the rows of the others come back.
    if (unexpected.length > 0) await expectFilesApart(database, unexpected, clock);
    await Promise.all(
      [...missing].map(async ([copy, photo]) => {
        const file = await storage.open(storagePathUpTo(photo, copyWidth));
        if (file === null) return;
        await storage.put(copy, file.stream());
        copied.set(photo.name, copy);
      }),
    );
    await keepFiles(tx, unexpected);
    return copied;
  };
