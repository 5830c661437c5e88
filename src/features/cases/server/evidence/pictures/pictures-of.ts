import type { Case } from '../../../contract/schemas.ts';
import type { KeptConversation } from '../lines/present-lines.ts';
import { readEvidence, type StoredImage } from '../stored.ts';
import type { SourceRow } from '../record/source-repo.ts';
import { hashOf } from '../../blocks/read-value.ts';
import { pictureId } from '../picture-id.ts';
import type { ImageRow } from './picture-repo.ts';

/** A picture of a case, with the files that have it. */
export interface CasePicture {
  readonly name: string;
  readonly kind: 'profile' | 'chat';
  readonly caption: string;
  readonly reported: boolean;
  /** The photo's id; null: a picture of a chat, or the photo is gone. */
  readonly photo: number | null;
  /** Px; of a picture whose original is gone, those of a usual portrait. */
  readonly width: number;
  readonly height: number;
  /** See `perceptualHash`. */
  readonly hash: string | null;
}

/** Photos and pictures of chats that are named in the evidence, reported ones first, each once. */
export function picturesInEvidence(sources: readonly SourceRow[], kept: readonly KeptConversation[]): CasePicture[] {
  const found = sources.flatMap(({ evidence }) => {
    const { photo, message, profile } = readEvidence(evidence);
    return [
      ...(photo?.name === undefined ? [] : [{ ...picture({ ...photo, name: photo.name }, 'profile', true), hash: photo.hash }]),
      ...(message?.image ? [picture(message.image, 'chat', true)] : []),
      ...(profile?.photos.map((one) => picture(one, 'profile', false)) ?? []),
    ];
  });
  const ofLines = kept.flatMap(({ lines, reasons }) =>
    lines.flatMap(({ id, image }) => (image === null ? [] : [picture(image, 'chat', reasons.has(id))])),
  );
  return once([...found, ...ofLines]);
}

/** With what the database knows about them, and with the photos that the member has now. `photo`: what the case is about. */
export function withStored(
  inEvidence: readonly CasePicture[],
  stored: readonly ImageRow[],
  about: number | null,
  photo: number | null,
): CasePicture[] {
  const byName = new Map(stored.map((row) => [row.name, row]));
  const known = inEvidence.map((one) => {
    const row = byName.get(one.name);
    return row === undefined ? one : { ...one, width: row.width, height: row.height, hash: one.hash ?? row.hash, photo: photoOf(row) };
  });
  const now = stored
    .filter(({ kind, owner, shown, id }) => kind === 'profile' && owner === about && (shown || id === photo))
    .map((row) => ({ ...row, reported: row.id === photo, photo: photoOf(row) }));
  return once([...known, ...now]);
}

const photoOf = ({ kind, id }: ImageRow): number | null => (kind === 'profile' ? id : null);

export const presentPicture = ({ name, kind, caption, width, height, reported, photo, hash }: CasePicture): Case['pictures'][number] => ({
  id: pictureId(name),
  kind,
  caption,
  width,
  height,
  reported,
  item: reported ? photo : null,
  hash: hash === null ? null : hashOf(hash),
});

const picture = ({ name, caption, width, height }: StoredImage, kind: CasePicture['kind'], reported: boolean): CasePicture => ({
  name,
  kind,
  caption: caption ?? '',
  reported,
  photo: null,
  width: width ?? 640,
  height: height ?? 800,
  hash: null,
});

function once(pictures: readonly CasePicture[]): CasePicture[] {
  const byName = new Map<string, CasePicture>();
  for (const one of pictures.toSorted((a, b) => Number(b.reported) - Number(a.reported))) {
    const earlier = byName.get(one.name);
    byName.set(
      one.name,
      earlier === undefined ? one : { ...earlier, caption: earlier.caption || one.caption, hash: earlier.hash ?? one.hash },
    );
  }
  return [...byName.values()];
}
