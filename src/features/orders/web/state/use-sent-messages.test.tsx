import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type SentMessage, sentMessagesKey } from './sent-messages.ts';
import { useSentMessages } from './use-sent-messages.ts';

const deniz = { id: 7, name: 'Deniz', main_image: null };
const mila = { id: 8, name: 'Mila', main_image: null };
const toDeniz = (id: number, order: number, text: string): SentMessage => ({ id, order, conversation: 70, to: deniz, text });
const toMila = (id: number, order: number, text: string): SentMessage => ({ id, order, conversation: 80, to: mila, text });

/** What the page of an order says, one line for each conversation. */
function said(order: number, sent: readonly SentMessage[] | undefined): string[] {
  const queries = new QueryClient();
  if (sent !== undefined) queries.setQueryData(sentMessagesKey, sent);
  let lines: string[] = [];
  const Page = () => {
    lines = useSentMessages({ id: order }).map(
      ({ conversation, to, messages }) => `${conversation} ${to.name}: ${messages.map(({ text }) => text).join(' | ')}`,
    );
    return null;
  };
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  return lines;
}

test('the page of an order has a group for each conversation, in the order in which they went out', () => {
  expect(said(2, [toMila(1, 2, 'Hallo'), toDeniz(2, 2, 'Na?'), toMila(3, 2, 'Noch da?')])).toEqual([
    '80 Mila: Hallo | Noch da?',
    '70 Deniz: Na?',
  ]);
});

test('the page of an older or a later order says nothing of them', () => {
  const sent = [toMila(1, 2, 'Hallo'), toDeniz(2, 2, 'Na?')];
  expect([said(1, sent), said(3, sent)]).toEqual([[], []]);
});

test('an attachment alone counts as a message', () => {
  expect(said(2, [toDeniz(1, 2, '')])).toEqual(['70 Deniz: ']);
});

test('nothing is said where nothing waited', () => {
  expect(said(2, undefined)).toEqual([]);
});
