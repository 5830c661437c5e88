import type { FastifyInstance } from 'fastify';
import type { UserId } from '#platform/contract/ids.ts';
import type { LiveFrame } from '#platform/contract/live-event.ts';
import type { DataPart } from './data-part.ts';
import type { Db } from './db/open-database.ts';
import type { TaggedRoute } from './http/context.ts';
import type { LiveSender } from './live/live-socket.ts';

/** Something that an installation is missing. */
export interface UnmetRequirement {
  /** As an operator reads it: `site`, `payment_provider`. */
  readonly name: string;
  /** True when no request can be served without it. */
  readonly isVital: boolean;
}

/** Something that waits for a person, or that failed and does not go on by itself. */
export interface OpenTask {
  /** As an operator reads it, without data of persons, since `/readyz` is public: `withdrawals`, `failed_mails`. */
  readonly name: string;
  /** Oldest first, at most `maxOpenItems` of them. */
  readonly items: readonly OpenItem[];
}

/** For `npm run books -- --open`, which only the operator can run. */
export interface OpenItem {
  /** What it is about, as the operator looks it up: `W-7K2M-9QXA`, `order 17`. */
  readonly subject: string;
  /** Since when it waits. */
  readonly since: Date;
  /** One plain English sentence: what is to be done, or why it failed. */
  readonly note: string;
}

export const maxOpenItems = 1000;

/** What a feature contributes to the app. `createX(platform, needs)` of each feature returns it, with what other features use. */
export interface Feature {
  readonly routes?: readonly TaggedRoute[];
  /** Registers the background jobs. */
  readonly scheduleJobs?: () => void;
  /** Adds addresses outside /api, such as files. */
  readonly mount?: (server: FastifyInstance) => void;
  /** Its part of the data export. */
  readonly ownData?: (db: Db) => readonly DataPart[];
  readonly live?: LiveHandlers;
  /** What it still needs before it can do its work, for `/readyz`. */
  readonly unmetRequirements?: () => Promise<readonly UnmetRequirement[]>;
  /** What waits for a person or has failed; one without items is left out. */
  readonly openTasks?: () => Promise<readonly OpenTask[]>;
  /** Called when the server has stopped taking requests. */
  readonly close?: () => Promise<void>;
}

/** The live connection's events that a feature handles. */
export interface LiveHandlers {
  /** A frame from a browser; frames of other features are ignored. */
  readonly received?: (from: LiveSender, frame: LiveFrame) => void;
  /** The user has no live connection to this process any more. */
  readonly left?: (user: UserId) => void;
  /** Called while users have live connections; `users` is everybody connected to this process. */
  readonly present?: (users: readonly UserId[]) => void;
}
