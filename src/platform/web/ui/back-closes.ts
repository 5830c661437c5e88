/** Something open above the page. `close` is false where it may not be closed now. */
interface Layer {
  readonly close: () => boolean;
}

/** A history entry of ours: of the same page, with so many layers above it. */
interface Entry {
  readonly key: unknown;
  readonly layer: number;
}

const layers: Layer[] = [];
let entry: Entry | null = null;

/**
 * Back closes the topmost layer, as people with a phone expect. An open layer adds a history entry for its page. One that was
 * closed otherwise leaves its entry to the next layer, and Back passes over it: taking it away could meet a navigation.
 * Returns what takes the layer away.
 */
export function openLayer(close: () => boolean): () => void {
  const layer = { close };
  layers.push(layer);
  // Later, so that a layer that takes another's place takes its entry, too.
  const timer = setTimeout(addEntries);
  return () => {
    clearTimeout(timer);
    layers.splice(layers.indexOf(layer), 1);
  };
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
  for (const layer of layers.slice(here.layer).toReversed()) if (!layer.close()) return addEntries();
}

const state = (): Readonly<Record<string, unknown>> =>
  typeof history.state === 'object' && history.state !== null ? { ...history.state } : {};

function currentEntry(): Entry {
  const { key, layer } = state();
  return { key, layer: typeof layer === 'number' ? layer : 0 };
}
