import fs from 'node:fs';
import type { Page, Request, Route } from '@playwright/test';
import type { LiveFrame } from '#platform/contract/live/live-event.ts';
import { parseWire, type WireCall } from '../../../scripts/checks/wire/read-wire.ts';
import { unknownName, withOtherFields, withOtherValues, withUnknownFields } from './later-wire.ts';

/** The committed contract, which the other release has, too. */
const wire = parseWire(fs.readFileSync('wire.json', 'utf8'));

const calls = '**/api/*.php*';
const live = /\/api\/live/;
const unknownFrame = JSON.stringify({ type: unknownName, data: { text: 'x' } });

/** What a page and the server have sent each other. */
interface Traffic {
  /** The names of the calls and frames that were changed on their way. */
  readonly changed: ReadonlySet<string>;
  /** How many calls wait for their reply. */
  readonly waiting: () => number;
}

/** Shows the page the replies and frames of a server of another release. */
export const meetOtherServer = (page: Page): Promise<Traffic> => meetServer(page, withOtherFields);

/** The same with values that the page does not know, except in fields that `keeps` names. */
export const meetOtherValues = (page: Page, keeps: ReadonlySet<string>): Promise<Traffic> =>
  meetServer(page, (schema, value) => withOtherValues(schema, value, keeps));

type Change = typeof withOtherFields;

async function meetServer(page: Page, change: Change): Promise<Traffic> {
  const changed = new Set<string>();
  let waiting = 0;
  const answer = async (route: Route) => {
    const [name, call] = callOf(route.request());
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() !== 200 || !response.headers()['content-type']?.includes('json')) return route.fulfill({ response });
    changed.add(name);
    return route.fulfill({ response, json: change(call?.reply, await response.json()) });
  };
  await page.route(calls, async (route) => {
    waiting += 1;
    await answer(route).finally(() => (waiting -= 1));
  });
  await page.routeWebSocket(live, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const { type, data } = JSON.parse(String(message)) as LiveFrame;
      changed.add(`frame ${type}`);
      socket.send(JSON.stringify({ type, data: change(wire.frames.toPage[type], data), [unknownName]: 1 }));
      socket.send(unknownFrame);
    });
  });
  return { changed, waiting: () => waiting };
}

/** Sends the server the calls and frames of a page of a later release. */
export async function comeAsLaterPage(page: Page): Promise<Traffic> {
  const changed = new Set<string>();
  await page.route(calls, async (route) => {
    const [name, call] = callOf(route.request());
    if (call === undefined || call.refusesUnknownFields) return route.continue();
    changed.add(name);
    return route.continue({ ...laterUrl(route), ...laterBody(route) });
  });
  await page.routeWebSocket(live, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const { type, data } = JSON.parse(String(message)) as LiveFrame;
      changed.add(`frame ${type}`);
      server.send(JSON.stringify({ type, data: withUnknownFields(data), [unknownName]: 1 }));
      if (type !== 'hello') server.send(unknownFrame);
    });
  });
  return { changed, waiting: () => 0 };
}

function laterUrl(route: Route): { readonly url: string } {
  const url = new URL(route.request().url());
  url.searchParams.set(unknownName, '1');
  return { url: url.href };
}

function laterBody(route: Route): { readonly postData?: string } {
  const request = route.request();
  if (!request.headers()['content-type']?.includes('json')) return {};
  return { postData: JSON.stringify(withUnknownFields(request.postDataJSON())) };
}

/** The name in `wire.json`, and what it says of the call. */
function callOf(request: Request): readonly [name: string, call: WireCall | undefined] {
  const url = new URL(request.url());
  const name = `${request.method()} ${url.pathname.replace('/api/', '')}`;
  const flagged = [...url.searchParams.keys()].map((flag) => `${name}?${flag}`).find((one) => one in wire.calls);
  return [flagged ?? name, wire.calls[flagged ?? name]];
}
