import fs from 'node:fs';
import path from 'node:path';
import type { TSchema } from 'typebox';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import type { LiveEvent, PageFrame } from '#platform/contract/live/live-event.ts';
import { wireVersion } from '#platform/contract/http/wire-version.ts';

/** What pages and server say to each other, as JSON. */
export interface Wire {
  readonly version: number;
  /** By method, path and flag. */
  readonly calls: Readonly<Record<string, WireCall>>;
  /** Schemas of the frames of the live socket, by type. */
  readonly frames: { readonly toServer: Readonly<Record<string, TSchema>>; readonly toPage: Readonly<Record<string, TSchema>> };
}

export type WireCall = Pick<
  Endpoint,
  'access' | 'query' | 'body' | 'rawBody' | 'upload' | 'empty' | 'refusesUnknownFields' | 'reply' | 'errors'
>;

/** The wire as the contracts have it now. Calls and frames are found by their form among everything that contracts export. */
export async function readWire(): Promise<Wire> {
  const root = path.join(import.meta.dirname, '../../..');
  const files = fs
    .globSync('src/{platform,features/*}/contract/**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const modules = await Promise.all(files.map((file): Promise<Record<string, unknown>> => import(path.join(root, file))));
  const values = modules.flatMap((module) => Object.values(module));
  const frames = values.filter(isFrame);
  const toServer = frames.filter((frame) => 'sentBy' in frame);
  const toPage = frames.filter((frame) => !('sentBy' in frame));
  const wire = {
    version: wireVersion,
    calls: sorted(values.filter(isEndpoint).map((endpoint) => [nameOf(endpoint), callOf(endpoint)] as const)),
    frames: { toServer: byType(toServer), toPage: byType(toPage) },
  };
  return parseWire(JSON.stringify(wire));
}

/** Written by `textOf`, so it has this form. */
export const parseWire = (text: string): Wire => JSON.parse(text) as Wire;

/** One line for each schema, so that a change shows as the line of what changed. */
export function textOf({ version, calls, frames }: Wire): string {
  const list = (lines: readonly string[], indent: string) => lines.map((line) => `${indent}${line}`).join(',\n');
  const pairs = (all: object) => Object.entries(all).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  const ofCalls = Object.entries(calls).map(([name, call]) => `${JSON.stringify(name)}: {\n${list(pairs(call), '      ')}\n    }`);
  const ofFrames = Object.entries(frames).map(([side, types]) => `${JSON.stringify(side)}: {\n${list(pairs(types), '      ')}\n    }`);
  return `{\n  "version": ${version},\n  "calls": {\n${list(ofCalls, '    ')}\n  },\n  "frames": {\n${list(ofFrames, '    ')}\n  }\n}\n`;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEndpoint = (value: unknown): value is Endpoint => isObject(value) && 'method' in value && 'path' in value && 'reply' in value;

const isFrame = (value: unknown): value is LiveEvent | PageFrame =>
  isObject(value) && 'type' in value && 'data' in value && typeof value.type === 'string' && isObject(value.data);

const nameOf = ({ method, path: file, flag }: Endpoint): string => `${method} ${file}${flag === undefined ? '' : `?${flag}`}`;

const callOf = ({ access, query, body, rawBody, upload, empty, refusesUnknownFields, reply, errors }: Endpoint): object => ({
  access,
  query,
  body,
  rawBody,
  upload,
  empty,
  refusesUnknownFields,
  reply,
  errors,
});

const byType = (frames: readonly (LiveEvent | PageFrame)[]) => sorted(frames.map(({ type, data }) => [type, data] as const));

const sorted = <Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> =>
  Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
