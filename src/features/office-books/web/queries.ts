import { queryOptions } from '@tanstack/react-query';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { Api } from '#platform/web/data/api-client.ts';
import type { Asks, Office } from '#features/office/web/index.ts';
import { getBooks, getOwed } from '../contract/calls.ts';
import type * as endpoints from '../contract/endpoints.ts';

export type Books = ReplyOf<typeof endpoints.getBooks>;
export type BooksCheck = NonNullable<Books['check']>;
export type BooksFigures = NonNullable<Books['figures']>;
export type FindingRow = Books['findings'][number];
export type StatementRead = ReplyOf<typeof endpoints.importStatement>;
export type PayoutsRead = ReplyOf<typeof endpoints.comparePayouts>;

export type OwedRow = ReplyOf<typeof endpoints.getOwed>['owed'][number];

export const owedKeyOf = (about: Office['about']) => ['office-books', 'owed', about.site ?? null];

export const owedQuery = ({ api, asks }: { readonly api: Api; readonly asks: Asks }, about: Office['about']) =>
  queryOptions({ queryKey: owedKeyOf(about), queryFn: () => asks.within(() => api(getOwed, { query: about })) });

export const booksKeyOf = (about: Office['about']) => ['office-books', about.site ?? null];

export const booksQuery = ({ api, asks }: { readonly api: Api; readonly asks: Asks }, about: Office['about']) =>
  queryOptions({ queryKey: booksKeyOf(about), queryFn: () => asks.within(() => api(getBooks, { query: about })) });
