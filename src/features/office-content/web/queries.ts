import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Asks, Office } from '#features/office/web/index.ts';
import { getContent, getContentList } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';

export type ListReply = ReplyOf<typeof endpoints.getContentList>;
type PieceReply = ReplyOf<typeof endpoints.getContent>;
export type PieceOf = PieceReply['content'][number];
export type TextOf = PieceOf['texts'][number];
export type Kind = PieceOf['kind'];
export type Lang = TextOf['language'];
export type Body = NonNullable<TextOf['content']>;
export type VersionsReply = ReplyOf<typeof endpoints.getContentVersions>;

interface Tools {
  readonly api: Api;
  readonly asks: Asks;
}
type About = Office['about'];

/** Of everything here: a publication changes the list, the piece and its versions. */
export const contentKey = (about: About) => ['office-content', about.site ?? null];

/** Somebody else may work on the same texts. */
const again = 30_000;

export const listQuery = ({ api, asks }: Tools, about: About) =>
  queryOptions({
    queryKey: [...contentKey(about), 'list'],
    queryFn: () => asks.within(() => api(getContentList, { query: about })),
    refetchInterval: again,
  });

/** Null: there is no such piece yet. */
export const pieceQuery = ({ api, asks }: Tools, about: About, kind: Kind, key: string) =>
  queryOptions({
    queryKey: [...contentKey(about), 'piece', kind, key],
    queryFn: async () => (await asks.within(() => api(getContent, { query: { ...about, kind, key } }))).content[0] ?? null,
    refetchInterval: again,
  });

export const versionsKeyOf = (about: About, kind: Kind, key: string, language: Lang) => [
  ...contentKey(about),
  'versions',
  kind,
  key,
  language,
];
export const previewKeyOf = (about: About, body: unknown) => [...contentKey(about), 'preview', body];
