import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { Language } from '#platform/contract/languages.ts';
import { startOf } from '#platform/contract/text/text.ts';
import { gifPageSize, type GifProvider } from './gif-provider.ts';
import { type FetchLimits, fetchLimited } from './fetch-limited.ts';
import { toGifFiles } from './gif-files.ts';

interface Deps {
  readonly key: string;
  /** Base URL of a server with Giphy's API. */
  readonly url: string;
}

const apiLimits: FetchLimits = { timeout: 3000, types: ['application/json'], maxBytes: 2_000_000 };
const mediaLimits: FetchLimits = { timeout: 5000, types: ['image/webp'], maxBytes: 3_000_000 };

/** GIFs in the metadata cache. */
const maxCached = 5000;

const Px = Type.String({ pattern: '^[1-9]\\d{0,3}$' });
const Found = Type.Object({
  id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$' }),
  title: Type.String(),
  rating: Type.Optional(Type.String()),
  images: Type.Object({ fixed_width: Type.Object({ width: Px, height: Px, webp: Type.String() }) }),
});
type Found = Static<typeof Found>;
const List = Type.Object({
  data: Type.Array(Type.Unknown()),
  pagination: Type.Object({ total_count: Type.Integer(), count: Type.Integer(), offset: Type.Integer() }),
});
const One = Type.Object({ data: Found });

/** Suitable for adults who do not know each other yet. */
const ratings = ['y', 'g', 'pg', 'pg-13'];

/** The Giphy API. Giphy gets the search text, but nothing about the member. Throws when the response is missing or invalid. */
export function createGiphy(deps: Deps): GifProvider {
  const cached = new Map<string, Found>();
  const remember = (gif: Found) => {
    cached.delete(gif.id);
    cached.set(gif.id, gif);
    if (cached.size > maxCached) cached.delete(cached.keys().next().value ?? '');
  };
  const findOne = async (key: string): Promise<Found | null> => {
    const existing = cached.get(key);
    if (existing !== undefined) return existing;
    const response = await callApi(deps, encodeURIComponent(key), {});
    if (!Value.Check(One, response) || response.data.id !== key || !isSuitable(response.data)) return null;
    remember(response.data);
    return response.data;
  };
  return {
    async search(text, page, language) {
      const query = { limit: String(gifPageSize), offset: String((page - 1) * gifPageSize), rating: 'pg-13', lang: languageCode(language) };
      const response = await callApi(deps, text === '' ? 'trending' : 'search', text === '' ? query : { q: text, ...query });
      if (!Value.Check(List, response)) throw new Error('Giphy answered something else');
      // Invalid and unsuitable entries are left out.
      const found = response.data.filter((each) => Value.Check(Found, each) && isSuitable(each)) as Found[];
      found.forEach(remember);
      const { offset, count, total_count } = response.pagination;
      return { gifs: found.map(toGif), more: count > 0 && offset + count < total_count };
    },
    async find(key) {
      const found = await findOne(key);
      return found && toGif(found);
    },
    async files(key) {
      const found = await findOne(key);
      if (found === null) return null;
      const address = mediaAddress(found.images.fixed_width.webp, deps.url);
      return address === null ? null : toGifFiles(await fetchLimited(address, mediaLimits));
    },
  };
}

async function callApi({ key, url }: Deps, path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
  const address = new URL(`${url}/v1/gifs/${path}`);
  for (const [name, value] of Object.entries({ api_key: key, ...query })) address.searchParams.set(name, value);
  const bytes = await fetchLimited(address, apiLimits);
  return JSON.parse(bytes.toString('utf8'));
}

/** Null when the host is not Giphy's: this server fetches media from no other host. */
function mediaAddress(text: string, url: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const giphys = address.protocol === 'https:' && /(^|\.)giphy\.com$/.test(address.hostname);
  return giphys || address.origin === new URL(url).origin ? address : null;
}

const isSuitable = ({ rating }: Found): boolean => rating === undefined || ratings.includes(rating);

/** Giphy's code for Norwegian is `no`. */
const languageCode = (language: Language): string => (language === 'nb' ? 'no' : language);

const maxTitleLength = 200;

const toGif = ({ id, title, images: { fixed_width } }: Found) => ({
  id: `giphy:${id}`,
  width: Number(fixed_width.width),
  height: Number(fixed_width.height),
  title: startOf(title, maxTitleLength, maxTitleLength),
});
