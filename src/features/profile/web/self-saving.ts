export interface SelfSavingOptions<Value> {
  /** Ms without a change after which it is saved by itself. */
  readonly pause: number;
  /** What the profile says. */
  readonly kept: Value;
  readonly isSame: (one: Value, other: Value) => boolean;
  /** Half a date is not saved while somebody may still be typing. */
  readonly isWhole: (value: Value) => boolean;
  /** `refused` is to be called when it was not saved: the value stays, and is tried again when the field is left again. */
  readonly save: (value: Value, refused: () => void) => void;
}

/** A field that saves itself: after a pause, or when it is left. */
export interface SelfSaving<Value> {
  /** What stands in the field though the profile says otherwise; undefined: nothing does. */
  draft(): Value | undefined;
  subscribe(listener: () => void): () => void;
  /** The profile says something else now, or it is saved in another way. */
  update(options: SelfSavingOptions<Value>): void;
  change(value: Value): void;
  /** The field, or the page, was left. */
  leave(): void;
}

export function createSelfSaving<Value>(first: SelfSavingOptions<Value>): SelfSaving<Value> {
  let options = first;
  let draft: { readonly value: Value } | null = null;
  /** What was asked for since the last change of mind. */
  let asked: { readonly value: Value } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const hold = (next: typeof draft) => {
    draft = next;
    listeners.forEach((listener) => listener());
  };
  const ask = (value: Value) => {
    if (options.isSame(value, asked === null ? options.kept : asked.value)) return;
    asked = { value };
    options.save(value, () => {
      asked = null;
      if (draft === null) hold({ value });
    });
  };
  return {
    draft: () => draft?.value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update(next) {
      options = next;
    },
    change(value) {
      clearTimeout(timer);
      hold({ value });
      timer = setTimeout(() => options.isWhole(value) && ask(value), options.pause);
    },
    leave() {
      clearTimeout(timer);
      if (draft === null) return;
      const { value } = draft;
      hold(null);
      ask(value);
      asked = null;
    },
  };
}
