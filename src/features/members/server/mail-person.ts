import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { ageOn, dayIn } from '#platform/contract/time.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MailPerson } from '#features/mails/server/index.ts';
import { type ShownPhoto, storagePathUpTo } from '#features/photos/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { findInMails } from './in-mails-repo.ts';
import { findMembers } from './member-repo.ts';

type Deps = Pick<Platform, 'clock' | 'database' | 'storage' | 'log'> & { readonly sites: Sites };

interface Asked {
  readonly site: SiteId;
  /** Who gets the mail. */
  readonly reader: UserId;
  readonly about: UserId;
}

const nobody: MailPerson = { details: null, face: null };

/** The member whom a mail is about, as far as they allow it, and as far as they exist for its reader when it is sent. */
export async function mailPerson({ clock, database, storage, log, sites }: Deps, { site: id, reader, about }: Asked): Promise<MailPerson> {
  const { db } = database;
  const [[member], allowed, site] = await Promise.all([
    findMembers(db, { id: reader, site: id }, [about]),
    findInMails(db, about),
    sites.byId(id),
  ]);
  if (member === undefined || allowed === null) return nobody;
  const { name, dateOfBirth, town, mainPhoto } = member;
  // Without its photo a mail is better than none.
  const face = mainPhoto && allowed.photo ? await drawFace(storage, mainPhoto).catch((error: unknown) => log.warn(error)) : null;
  return {
    details: allowed.name ? { name, age: ageOn(dateOfBirth, dayIn(site.timeZone, clock.now())), town } : null,
    face: face ?? null,
  };
}

/** Twice the size at which the mail shows it. A JPEG, because some mail programs show no WebP. */
async function drawFace(storage: Platform['storage'], photo: ShownPhoto): Promise<Buffer | null> {
  const file = await storage.open(storagePathUpTo(photo, 960));
  if (file === null) return null;
  return sharp(await buffer(file.stream()))
    .resize(400, 448, { fit: 'cover', position: sharp.strategy.attention })
    .jpeg({ quality: 78 })
    .toBuffer();
}
