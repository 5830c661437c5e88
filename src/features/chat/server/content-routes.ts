import type { UserId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import {
  getGifs as getGifsEndpoint,
  getIcebreakers as getIcebreakersEndpoint,
  uploadChatImage as uploadChatImageEndpoint,
} from '../contract/endpoints.ts';
import { getEmojis as getEmojisEndpoint } from '../contract/emojis.ts';
import { createEmojis } from './emojis.ts';
import { forgetUnsentImages, type ForgetImagesDeps } from './forget-images.ts';
import { getIcebreakers, type IcebreakersDeps } from './get-icebreakers.ts';
import type { Gifs } from './gifs/gifs.ts';
import { findLanguage } from './language-repo.ts';
import type { StoredGif } from './message-repo.ts';
import { uploadImage, type UploadImageDeps } from './upload-image.ts';

interface Deps extends UploadImageDeps, IcebreakersDeps {
  readonly gifs: Gifs;
}

/** What a message may hold besides words, and how it may begin. */
export function chatContentRoutes(deps: Deps): Route[] {
  const emojis = createEmojis();
  return [
    route(uploadChatImageEndpoint, ({ body, file }, { viewer }) => uploadImage(deps, { user: viewer.userId, fields: body, file })),
    route(getGifsEndpoint, async ({ query }, { viewer }) => ok(await deps.gifs.search(query, await findLanguage(deps.db, viewer.userId)))),
    route(getIcebreakersEndpoint, ({ query }, { viewer }) => getIcebreakers(deps, viewer.userId, query.profile)),
    route(getEmojisEndpoint, async ({ query }) => ok(await emojis(query.language))),
  ];
}

/** For sending, in the sender's words; its files are kept from then on. Null: none that is offered. */
export async function findGif({ db, gifs }: Pick<Deps, 'db' | 'gifs'>, id: string, sender: UserId): Promise<StoredGif | null> {
  const gif = await gifs.byId(id, await findLanguage(db, sender));
  return gif && { id: gif.id, width: gif.width, height: gif.height, title: gif.title };
}

/** Seconds between two looks for pictures that nobody sent. */
const forgetEvery = 3600;

/** What no request waits for. */
export const handleChatWork = (jobs: Jobs, deps: ForgetImagesDeps): void =>
  jobs.every('chat-images-forget', forgetEvery, () => forgetUnsentImages(deps));
