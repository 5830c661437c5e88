/** Makes Back close what has just opened above the page: a modal dialog, or a native popover that stands for one. */
export function closeByBack(layer: HTMLElement): void {
  // Few pages open one: what Back needs comes with the first. Where it cannot come, Back leaves the page.
  import('./back-closes.ts').then(
    ({ openLayer }) => openLayer(layer),
    () => {},
  );
}
