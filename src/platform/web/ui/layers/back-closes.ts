/** A history entry of ours: of the same page, with so many layers above it. */
interface Entry {
  readonly key: unknown;
  readonly layer: number;
}

/** What is open above the page, the topmost last. */
const layers: HTMLDialogElement[] = [];
let entry: Entry | null = null;

/**
 * Back closes the topmost layer, as people with a phone expect. An open layer adds a history entry for its page. One that was
 * closed otherwise leaves its entry to the next layer, and Back passes over it: taking it away could meet a navigation.
 */
export function openLayer(dialog: HTMLDialogElement): void {
  if (!dialog.open) return;
  layers.push(dialog);
  dialog.addEventListener('close', () => layers.splice(layers.indexOf(dialog), 1), { once: true });
  // Later, so that a layer that takes another's place takes its entry, too.
  setTimeout(addEntries);
}

function addEntries(): void {
  // Before the router, which would load the page anew.
  addEventListener('popstate', onPopState, { capture: true });
  let { layer } = currentEntry();
  while (layer < layers.length) history.pushState({ ...state(), layer: ++layer }, '');
  entry = currentEntry();
}

function onPopState(event: PopStateEvent): void {
  const left = entry;
  const here = currentEntry();
  entry = here;
  if (left === null || left.key !== here.key || here.layer >= left.layer) return;
  event.stopImmediatePropagation();
  if (layers.length <= here.layer) return history.back();
  for (const dialog of layers.slice(here.layer).toReversed()) {
    // A dialog that may not be closed now has no such button.
    const close = dialog.querySelector<HTMLElement>(':scope > header > .icon-btn');
    if (close === null) return addEntries();
    close.click();
  }
}

const state = (): Readonly<Record<string, unknown>> =>
  typeof history.state === 'object' && history.state !== null ? { ...history.state } : {};

function currentEntry(): Entry {
  const { key, layer } = state();
  return { key, layer: typeof layer === 'number' ? layer : 0 };
}
