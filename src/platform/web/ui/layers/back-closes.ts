/** A history entry of ours: the same page, with this number of layers above it. */
interface Entry {
  readonly key: unknown;
  readonly layer: number;
}

/**
 * The open layers above the page, dialogs and popovers, the topmost last. A popover that leaves the document does not report that
 * it closed.
 */
let layers: readonly HTMLElement[] = [];
let entry: Entry | null = null;

/**
 * Back closes the topmost layer, as people with a phone expect. An open layer adds a history entry for its page. A layer that was
 * closed otherwise leaves its entry to the next layer, and Back skips it: removing it could collide with a navigation.
 */
export function openLayer(layer: HTMLElement): void {
  if (!isOpen(layer)) return;
  layers = [...stillOpen().filter((other) => other !== layer), layer];
  // Later, so that a layer that replaces another one takes over its entry.
  setTimeout(addEntries);
}

function addEntries(): void {
  // Before the router, which would reload the page.
  addEventListener('popstate', onPopState, { capture: true });
  let { layer } = currentEntry();
  const { length } = stillOpen();
  while (layer < length) history.pushState({ ...state(), layer: ++layer }, '');
  entry = currentEntry();
}

function onPopState(event: PopStateEvent): void {
  const left = entry;
  const here = currentEntry();
  entry = here;
  if (left === null || left.key !== here.key || here.layer >= left.layer) return;
  event.stopImmediatePropagation();
  const open = stillOpen();
  if (open.length <= here.layer) return history.back();
  for (const layer of open.slice(here.layer).toReversed()) if (!closeLayer(layer)) return addEntries();
}

const isOpen = (layer: HTMLElement): boolean => (layer instanceof HTMLDialogElement ? layer.open : layer.matches(':popover-open'));
const stillOpen = (): readonly HTMLElement[] => layers.filter(isOpen);

/** False for a dialog that may not be closed now; it has no button for that. */
function closeLayer(layer: HTMLElement): boolean {
  if (!(layer instanceof HTMLDialogElement)) {
    layer.hidePopover();
    return true;
  }
  const button = layer.querySelector<HTMLElement>(':scope > header > .icon-btn');
  button?.click();
  return button !== null;
}

const state = (): Readonly<Record<string, unknown>> =>
  typeof history.state === 'object' && history.state !== null ? { ...history.state } : {};

function currentEntry(): Entry {
  const { key, layer } = state();
  return { key, layer: typeof layer === 'number' ? layer : 0 };
}
