import { createEmitter } from '#platform/web/data/emitter.ts';

export interface AutosaveOptions<Value> {
  /** Ms without a change after which the value is saved. */
  readonly delay: number;
  /** The value in the profile. */
  readonly saved: Value;
  readonly isSame: (one: Value, other: Value) => boolean;
  /** Incomplete values, such as half a date, are saved only on leaving the field. */
  readonly isComplete: (value: Value) => boolean;
  /** Call `refused` when saving failed: the value then stays in the field and is saved again on leaving it. */
  readonly save: (value: Value, refused: () => void) => void;
  /** Called when the field again contains the saved value: clears the error of a refused value. */
  readonly reset: () => void;
}

/** Saves a field after a delay or on leaving it. */
export interface Autosave<Value> {
  /** The value in the field while it differs from the profile; otherwise undefined. */
  draft(): Value | undefined;
  subscribe(listener: () => void): () => void;
  /** Updates the options, such as a new value in the profile. */
  update(options: AutosaveOptions<Value>): void;
  change(value: Value): void;
  /** Call when the field or the page is left. */
  leave(): void;
}

export function createAutosave<Value>(first: AutosaveOptions<Value>): Autosave<Value> {
  let options = first;
  let draft: { readonly value: Value } | null = null;
  /** The value last passed to `save` since the field was left. */
  let requested: { readonly value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = createEmitter();
  const setDraft = (next: typeof draft) => {
    draft = next;
    changes.emit();
  };
  const save = (value: Value) => {
    if (options.isSame(value, requested === null ? options.saved : requested.value)) return;
    requested = { value };
    options.save(value, () => {
      requested = null;
      if (draft === null) setDraft({ value });
    });
  };
  return {
    draft: () => draft?.value,
    subscribe: changes.subscribe,
    update(next) {
      options = next;
    },
    change(value) {
      clearTimeout(timer);
      setDraft({ value });
      if (options.isSame(value, options.saved)) options.reset();
      timer = setTimeout(() => options.isComplete(value) && save(value), options.delay);
    },
    leave() {
      clearTimeout(timer);
      if (draft === null) return;
      const { value } = draft;
      setDraft(null);
      save(value);
      requested = null;
    },
  };
}
