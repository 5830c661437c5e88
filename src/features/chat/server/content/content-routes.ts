import type { UserId } from '#platform/contract/ids.ts';
import { ok } from '#platform/contract/result.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import { getGifs as getGifsEndpoint, uploadChatImage as uploadChatImageEndpoint } from '../../contract/endpoints.ts';
import {
  getIcebreakers as getIcebreakersEndpoint,
  getPersonalIcebreakers as getPersonalIcebreakersEndpoint,
} from '../../contract/icebreakers.ts';
import { getEmojis as getEmojisEndpoint } from '../../contract/emoji-endpoints.ts';
import { createEmojis } from './emojis.ts';
import { getIcebreakers, type IcebreakersDeps } from './get-icebreakers.ts';
import { getPersonalIcebreakers } from './get-personal-icebreakers.ts';
import type { Gifs } from './gifs/gifs.ts';
import { findLanguage } from '../reading/language-repo.ts';
import type { StoredGif } from '../message/message-repo.ts';
import { uploadImage, type UploadImageDeps } from './upload-image.ts';

interface Deps extends UploadImageDeps, IcebreakersDeps {
  readonly gifs: Gifs;
}

/** Images, GIFs, emoji, icebreakers of both kinds. */
export function chatContentRoutes(deps: Deps): Route[] {
  const emojis = createEmojis();
  return [
    route(uploadChatImageEndpoint, ({ body, ...sent }, { viewer, site }) =>
      uploadImage(deps, { user: viewer.userId, site, fields: body, ...sent }),
    ),
    route(getGifsEndpoint, async ({ query }, { viewer }) => ok(await deps.gifs.search(query, await findLanguage(deps.db, viewer.userId)))),
    route(getIcebreakersEndpoint, ({ query }, { viewer }) => getIcebreakers(deps, viewer.userId, query.profile)),
    route(getPersonalIcebreakersEndpoint, ({ query }, { viewer }) => getPersonalIcebreakers(deps, viewer.userId, query.profile)),
    route(getEmojisEndpoint, async ({ query }) => ok(await emojis(query.language))),
  ];
}

/**
 * Finds a GIF that is about to be sent, with its title in the sender's language, and stores its files. Null when it does not
 * exist or is not offered any more.
 */
export async function findGif({ db, gifs }: Pick<Deps, 'db' | 'gifs'>, id: string, sender: UserId): Promise<StoredGif | null> {
  const gif = await gifs.byId(id, await findLanguage(db, sender));
  return gif && { id: gif.id, width: gif.width, height: gif.height, title: gif.title };
}
