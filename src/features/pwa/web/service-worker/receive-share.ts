import {
  shareAddress,
  sharedAtHeader,
  sharedCache,
  type SharedKind,
  sharedNameHeader,
  sharedParameter,
  sharedPartsAddress,
  sharedImageAddress,
  shareFields,
} from '#platform/contract/service-worker.ts';

/** A conversation takes fewer at once, and says so. */
const maxImages = 30;
/** Characters of each part. */
const maxPart = 8000;

/**
 * Receives what another app shares to the installed site. It is kept here, and in no address, until its reader has picked a
 * conversation for it (`src/platform/web/shell/shared.ts`), also over a login. Nothing is sent.
 */
export function receiveShare(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'POST' || request.mode !== 'navigate' || origin !== location.origin || pathname !== shareAddress) return;
  // A form of another site is none of its visitor's apps. Without a worker the server answers the same.
  const isForeign = request.referrer.startsWith('http') && new URL(request.referrer).origin !== origin;
  event.respondWith(isForeign ? pick('lost') : receive(request));
}

const pick = (kind: SharedKind): Response => Response.redirect(`${shareAddress}?${sharedParameter}=${kind}`, 303);

async function receive(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const { title, text, url, pictures: field } = shareFields;
    const parts = [title, text, url].map((name) => textOf(form.get(name)).slice(0, maxPart));
    const pictures = form.getAll(field).filter(isImage).slice(0, maxImages);
    const hasText = parts.some((part) => part.trim() !== '');
    if (!hasText && pictures.length === 0) return pick('lost');
    await keepShared(parts, pictures);
    return pick(hasText ? (pictures.length > 0 ? 'both' : 'text') : 'pictures');
  } catch {
    // Such as a full disk: no half of it is offered.
    await caches.delete(sharedCache).catch(() => false);
    return pick('lost');
  }
}

const textOf = (entry: FormDataEntryValue | null): string => (typeof entry === 'string' ? entry : '');

// Some systems name no type, or that of any bytes: then the server decides.
const isImage = (entry: FormDataEntryValue): entry is File =>
  typeof entry === 'object' && entry.size > 0 && /^(?:image\/|application\/octet-stream$|$)/.test(entry.type);

/** Replaces earlier shared content. */
async function keepShared(parts: readonly string[], pictures: readonly File[]): Promise<void> {
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  // The entry with the time is stored first, because a page that checks meanwhile removes expired content.
  await cache.put(sharedPartsAddress, Response.json(parts, { headers: { [sharedAtHeader]: String(Date.now()) } }));
  for (const [index, picture] of pictures.entries()) {
    const headers = { 'content-type': picture.type, [sharedNameHeader]: encodeURIComponent(picture.name) };
    // eslint-disable-next-line no-await-in-loop -- In the order in which they were shared.
    await cache.put(sharedImageAddress(index), new Response(picture, { headers }));
  }
}
