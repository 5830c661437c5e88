import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { findPhotos, storedUpTo } from '#features/photos/server/index.ts';
import { findPhotoHash, type Reportable } from './reportable-repo.ts';
import type { Subject } from './subject.ts';

/** What a report is about, as it was when it was made. Names of photos are those of their files. */
export type Evidence = { readonly name: string } & (
  | {
      readonly profile: {
        readonly about: string;
        readonly traits: Readonly<Record<string, string | null>>;
        readonly photos: readonly { readonly name: string; readonly caption: string }[];
      };
    }
  | {
      readonly photo: {
        readonly name: string;
        /** 64 bits by which the picture is known again; null: a photo from before there were any. */
        readonly hash: string | null;
        readonly caption: string;
        /** Copy of the picture in the storage, which stays when its owner deletes it. Null: there was no file. */
        readonly file: string | null;
      };
    }
  | {
      readonly message: {
        readonly sender: UserId;
        readonly conversation: number;
        readonly text: string;
        /** The picture that came with it: its name, and the copy in the storage; null: there was no file. */
        readonly image: { readonly name: string; readonly file: string | null } | null;
        /** Id of the GIF that came with it. */
        readonly gif: string | null;
        /** ISO 8601 in UTC. */
        readonly sent_at: string;
      };
    }
);

export interface EvidenceDeps {
  readonly storage: FileStorage;
  /** A message that was written to the user. Null: there is none. */
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

/** Null: the member has no such photo, or wrote the reporter no such message. */
export async function takeEvidence(deps: EvidenceDeps, tx: Tx, about: Subject, member: Reportable): Promise<Evidence | null> {
  const { name } = member;
  switch (about.subject) {
    case 'profile': {
      const photos = await findPhotos(tx, about.reported);
      const shown = photos.filter(({ status }) => status === 'active').map((photo) => ({ name: photo.name, caption: photo.caption }));
      return { name, profile: { about: member.about, traits: member.traits, photos: shown } };
    }
    case 'photo': {
      const photo = (await findPhotos(tx, about.reported)).find(({ id, status }) => id === about.item && status === 'active');
      if (photo === undefined) return null;
      const [hash, file] = await Promise.all([findPhotoHash(tx, photo.id), keepCopy(deps.storage, photo)]);
      return { name, photo: { name: photo.name, hash, caption: photo.caption, file } };
    }
    case 'message': {
      const message = about.item === null ? null : await deps.findMessage(tx, about.reporter, about.item);
      if (message?.sender !== about.reported) return null;
      const { sender, conversation, text, gif, sentAt } = message;
      const image = message.image && { name: message.image.name, file: await keepCopy(deps.storage, message.image) };
      return { name, message: { sender, conversation, text, image, gif, sent_at: sentAt.toISOString() } };
    }
  }
}

/** Px: enough to judge a picture by. */
const copyWidth = 640;

/** One copy of a photo, however many report it. Written before the report is: broken off in between it is written anew. */
async function keepCopy(storage: FileStorage, photo: { readonly name: string; readonly width: number }): Promise<string | null> {
  const copy = `evidence/${photo.name}.webp`;
  if ((await storage.open(copy)) !== null) return copy;
  const file = await storage.open(storedUpTo(photo, copyWidth));
  if (file === null) return null;
  await storage.put(copy, file.stream());
  return copy;
}
