/** Makes Back close a newly opened layer: a modal dialog, or a native popover that acts as one. */
export function closeByBack(layer: HTMLElement): void {
  // Few pages open a layer, so the handling of Back is loaded with the first one. If that fails, Back leaves the page.
  import('./back-closes.ts').then(
    ({ openLayer }) => openLayer(layer),
    () => {},
  );
}
