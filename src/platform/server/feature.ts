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
