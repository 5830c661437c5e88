import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { Language } from '#platform/contract/languages.ts';
import { gifPageSize, type GifProvider } from './gif-provider.ts';
import { type FetchLimits, fetchLimited } from './fetch-limited.ts';
import { toGifFiles } from './gif-files.ts';

interface Deps {
  readonly key: string;
  /** Base address of a server that speaks Giphy's protocol. */
  readonly url: string;
}

/** Ms; a person is waiting. */
const patience = 3000;
const answerLimits: FetchLimits = { patience, types: ['application/json'], bytes: 2_000_000 };
const mediaLimits: FetchLimits = { patience: 5000, types: ['image/webp'], bytes: 3_000_000 };

/** GIFs whose media's addresses are remembered. */
const remembered = 5000;

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

/** What may be shown to adults who do not know each other yet. */
const ratings = ['y', 'g', 'pg', 'pg-13'];

/** Learns what is looked for, never by whom. Throws when there is no answer, or none that can be read. */
export function createGiphy(deps: Deps): GifProvider {
  const known = new Map<string, Found>();
  const remember = (gif: Found) => {
    known.delete(gif.id);
    known.set(gif.id, gif);
    if (known.size > remembered) known.delete(known.keys().next().value ?? '');
  };
  const findOne = async (key: string): Promise<Found | null> => {
    const there = known.get(key);
    if (there !== undefined) return there;
    const answer = await ask(deps, encodeURIComponent(key), {});
    if (!Value.Check(One, answer) || answer.data.id !== key || !isFit(answer.data)) return null;
    remember(answer.data);
    return answer.data;
  };
  return {
    async search(text, page, language) {
      const query = { limit: String(gifPageSize), offset: String((page - 1) * gifPageSize), rating: 'pg-13', lang: codeOf(language) };
      const answer = await ask(deps, text === '' ? 'trending' : 'search', text === '' ? query : { q: text, ...query });
      if (!Value.Check(List, answer)) throw new Error('Giphy answered something else');
      // One that is not as it should be is left out.
      const found = answer.data.filter((each) => Value.Check(Found, each) && isFit(each)) as Found[];
      found.forEach(remember);
      const { offset, count, total_count } = answer.pagination;
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

async function ask({ key, url }: Deps, path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
  const address = new URL(`${url}/v1/gifs/${path}`);
  for (const [name, value] of Object.entries({ api_key: key, ...query })) address.searchParams.set(name, value);
  const bytes = await fetchLimited(address, answerLimits);
  return JSON.parse(bytes.toString('utf8'));
}

/** Null: from a host that is not Giphy's; our server asks no other. */
function mediaAddress(text: string, url: string): URL | null {
  if (!URL.canParse(text)) return null;
  const address = new URL(text);
  const giphys = address.protocol === 'https:' && /(^|\.)giphy\.com$/.test(address.hostname);
  return giphys || address.origin === new URL(url).origin ? address : null;
}

const isFit = ({ rating }: Found): boolean => rating === undefined || ratings.includes(rating);

/** Giphy knows Norwegian as one language. */
const codeOf = (language: Language): string => (language === 'nb' ? 'no' : language);

const longestTitle = 200;

const toGif = ({ id, title, images: { fixed_width } }: Found) => ({
  id: `giphy:${id}`,
  width: Number(fixed_width.width),
  height: Number(fixed_width.height),
  title: title.slice(0, longestTitle),
});
