/**
 * The part that receives what another app shares to the installed site (`share_target` of its manifest). It is kept here, and in no
 * address, until its reader has picked a conversation for it (`src/platform/web/shell/shared.ts`, with the same names), also
 * over a login. Nothing is sent.
 */
const shareAddress = '/chats';
const sharedCache = 'shared';
/** A conversation takes fewer at once, and says so. */
const maxPictures = 30;
/** Characters of each part. */
const maxPart = 8000;

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'POST' || request.mode !== 'navigate' || origin !== location.origin || pathname !== shareAddress) return;
  // A form of another site is none of its visitor's apps. Without a worker the server answers the same.
  const isForeign = request.referrer.startsWith('http') && new URL(request.referrer).origin !== origin;
  event.respondWith(isForeign ? pick('lost') : receive(request));
});

const pick = (kind) => Response.redirect(`${shareAddress}?shared=${kind}`, 303);

async function receive(request) {
  try {
    const form = await request.formData();
    const parts = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? '').slice(0, maxPart));
    const pictures = form.getAll('pictures').filter(isPicture).slice(0, maxPictures);
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

// Some systems name no type, or that of any bytes: then the server decides.
const isPicture = (file) => typeof file === 'object' && file.size > 0 && /^(?:image\/|application\/octet-stream$|$)/.test(file.type);

/** In place of what was shared before. */
async function keepShared(parts, pictures) {
  await caches.delete(sharedCache);
  const cache = await caches.open(sharedCache);
  // First what says how old it is: a page that looks meanwhile removes what is too old.
  await cache.put('/shared/parts', Response.json(parts, { headers: { 'x-shared-at': String(Date.now()) } }));
  for (const [index, picture] of pictures.entries()) {
    const headers = { 'content-type': picture.type, 'x-name': encodeURIComponent(picture.name) };
    await cache.put(`/shared/${index}`, new Response(picture, { headers }));
  }
}
