import type { FastifyInstance } from 'fastify';
import type { UserId } from '#platform/contract/ids.ts';
import type { DataPart } from './data-part.ts';
import type { Db } from './db/open-database.ts';
import type { TaggedRoute } from './http/context.ts';
import type { FrameHandler } from './live/frames.ts';

/** Something that an installation lacks. */
export interface UnmetRequirement {
  /** Its name for the operator: `site`, `payment_provider`. */
  readonly name: string;
  /** True if the server cannot serve any request without it. */
  readonly isVital: boolean;
  /** A sentence for the operator. `/readyz` is public: no address, user or password. */
  readonly why?: string;
}

/** Something that waits for a person, or that failed and does not continue by itself. */
export interface OpenTask {
  /** Its name for the operator, without personal data, because `/readyz` is public: `withdrawals`, `failed_mails`. */
  readonly name: string;
  /** Oldest first, at most `maxOpenItems` of them. */
  readonly items: readonly OpenItem[];
}

/** For `npm run books -- --open`, which only the operator can run. */
export interface OpenItem {
  /** Its subject, in the form in which the operator can look it up: `W-7K2M-9QXA`, `order 17`. */
  readonly subject: string;
  /** The time since which it waits. */
  readonly since: Date;
  /** One plain English sentence: what to do, or why it failed. */
  readonly note: string;
}

export const maxOpenItems = 1000;

/**
 * A feature's contribution to the app. Each feature's `createX(platform, dependencies)` returns it, together with functions for other
 * features.
 */
export interface Feature {
  readonly routes?: readonly TaggedRoute[];
  /** Registers the background jobs. */
  readonly scheduleJobs?: () => void;
  /** Adds addresses outside /api, such as files. */
  readonly mount?: (server: FastifyInstance) => void;
  /** Its part of the data export. */
  readonly ownData?: (db: Db) => readonly DataPart[];
  readonly live?: LiveHandlers;
  /** What it still lacks before it can work, for `/readyz`. */
  readonly unmetRequirements?: () => Promise<readonly UnmetRequirement[]>;
  /** Tasks that wait for a person or have failed; a task without items is omitted. */
  readonly openTasks?: () => Promise<readonly OpenTask[]>;
  /** Called after the server has stopped accepting requests. */
  readonly close?: () => Promise<void>;
}

/** The events of the live connection that a feature handles. */
export interface LiveHandlers {
  /** The handlers of frames from browsers. Each type belongs to one feature. */
  readonly frames?: readonly FrameHandler[];
  /** The user has no live connection to this process any more. */
  readonly left?: (user: UserId) => void;
  /** Called while users have live connections; `users` is everybody connected to this process. */
  readonly present?: (users: readonly UserId[]) => void;
}
