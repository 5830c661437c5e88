import { useSyncExternalStore } from 'react';
import type { Api } from '#platform/web/data/api-client.ts';
import { createEmitter } from '#platform/web/data/emitter.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import type { Tracking } from '#features/site/web/index.ts';
import { forgetTracking, keepTracking, keptTracking } from './visit-tracking.ts';
import { deleteVisit, putVisit } from '../contract/calls.ts';
import { answered, type Choice, endOf, loadChoice, saveChoice } from './choice.ts';

interface State {
  readonly choice: Choice | null;
  /** Asked again, by the visitor's wish. */
  readonly reopened: boolean;
}

const changes = createEmitter();
let state: State | null = null;

function current(): State {
  state ??= { choice: readChoice(), reopened: false };
  return state;
}

function set(next: State): void {
  state = next;
  changes.emit();
}

function readChoice(): Choice | null {
  try {
    return loadChoice();
  } catch {
    return null;
  }
}

export const useChoice = (): State => useSyncExternalStore(changes.subscribe, current, current);

/** Whether the visitor has declined, so that no other page asks again. */
export const hasRefused = (): boolean => current().choice?.granted === false;

export const reopenQuestion = (): void => set({ ...current(), reopened: true });

/** When the browser cannot store the answer, nothing about the visit is stored either, and the answer applies to this page only. */
export function answerQuestion(api: Api, granted: boolean, tracking: Tracking | null): void {
  const choice = answered(current().choice, granted, Math.floor(Date.now() / 1000), newClientId);
  // Without an advertisement there is nothing to store yet.
  store(api, granted && tracking === null ? { ...choice, pending: null } : choice, tracking);
}

/** A visit that came after the yes, while it still counts. */
export function countLaterVisit(api: Api, tracking: Tracking): void {
  const { choice } = current();
  if (choice?.granted && choice.pending === null && keptTracking() === null) store(api, { ...choice, pending: newClientId() }, tracking);
}

function store(api: Api, choice: Choice, tracking: Tracking | null): void {
  try {
    saveChoice(choice);
    if (choice.granted && tracking !== null) keepTracking(tracking, endOf(choice));
    else if (!choice.granted) forgetTracking();
    set({ choice, reopened: false });
    void sendChoice(api);
  } catch {
    set({ choice: { ...choice, pending: null }, reopened: false });
  }
}

let sending: Promise<void> = Promise.resolve();

/** Tells the server what it does not know yet, one call after another. What fails is sent with the next page. */
export function sendChoice(api: Api): Promise<void> {
  sending = sending.then(() => sendPending(api)).catch(() => undefined);
  return sending;
}

async function sendPending(api: Api): Promise<void> {
  const { choice } = current();
  if (choice === null || choice.pending === null) return;
  const { granted, version, pending } = choice;
  if (granted) await api(putVisit, { body: { client_id: pending, tracking: keptTracking() ?? {}, text_version: version } });
  else await api(deleteVisit, { query: { client_id: pending } });
  if (current().choice !== choice) return;
  const confirmed = { ...choice, pending: null };
  saveChoice(confirmed);
  set({ ...current(), choice: confirmed });
}
