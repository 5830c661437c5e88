import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { findPhotos } from '#features/photos/server/index.ts';
import type { Answer } from '#features/prompts/contract/answer.ts';
import { requestCopies } from './image-copies.ts';
import { findPhotoHash, type Reportable } from './reportable-repo.ts';
import type { Subject } from './subject.ts';

/** A photo or an image of a message, by the name of its files. */
interface CopiedImage {
  readonly name: string;
  /** Px of the largest file. Missing in evidence from before cases existed. */
  readonly width?: number;
  readonly height?: number;
  /** Storage path of a copy, which stays when the owner deletes the image. Missing where none is made. */
  readonly file?: string;
}

/** The reported content at the time of the report, as it is stored now: in older evidence a `file` may be null, where no copy could be made. Names of photos are those of their files. */
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
        /** Storage path of a copy, which stays when the owner deletes the photo. */
        readonly file: string;
      };
    }
  | {
      readonly message: {
        readonly sender: UserId;
        readonly conversation: number;
        readonly text: string;
        /** The attached image: its name and the storage path of a copy. */
        readonly image: { readonly name: string; readonly file: string } | null;
        /** Id of the attached GIF. */
        readonly gif: string | null;
        /** ISO 8601 in UTC. */
        readonly sent_at: string;
      };
    }
);

export interface EvidenceDeps {
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
      const shown = copies
        ? (await requestCopies(tx, photos)).map(({ name: file, caption, width, height, copy }) => ({
            name: file,
            caption,
            width,
            height,
            file: copy,
          }))
        : photos.map(({ name: file, caption }) => ({ name: file, caption }));
      return { name, profile: { about: member.about, answers: member.answers, traits: member.traits, photos: shown } };
    }
    case 'photo': {
      const found = (await findPhotos(tx, about.reported)).filter(({ id, status }) => id === about.item && status === 'active');
      const [photo] = await requestCopies(tx, found);
      if (photo === undefined) return null;
      const { width, height, caption, copy } = photo;
      return { name, photo: { name: photo.name, width, height, hash: await findPhotoHash(tx, photo.id), caption, file: copy } };
    }
    case 'message': {
      const message = about.item === null ? null : await deps.findMessage(tx, about.reporter, about.item);
      if (message?.sender !== about.reported) return null;
      const { sender, conversation, text, gif, sentAt } = message;
      const [image] = await requestCopies(tx, message.image === null ? [] : [message.image]);
      const attached = image === undefined ? null : { name: image.name, file: image.copy };
      return { name, message: { sender, conversation, text, image: attached, gif, sent_at: sentAt.toISOString() } };
    }
  }
}
