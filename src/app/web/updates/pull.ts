/** So many px of pulling load the page anew. */
export const pullToLoad = 72;
const farthest = 96;

interface Pull {
  /** Px that the sign is below the top; null: the finger does something else. */
  readonly moved: (to: { readonly x: number; readonly y: number }) => number | null;
}

/** A pull that began here. It follows the finger at half its speed, and ends when the finger goes sideways or up first. */
export function beginPull(from: { readonly x: number; readonly y: number }): Pull {
  let decided: boolean | null = null;
  return {
    moved({ x, y }) {
      const [right, down] = [Math.abs(x - from.x), y - from.y];
      if (decided === null && Math.max(right, Math.abs(down)) > 8) decided = down > right;
      return decided === true ? Math.min(Math.max(down / 2, 0), farthest) : null;
    },
  };
}

/** Whether a pull may begin here: at the top of the page, and of everything around `target` that scrolls by itself. */
export function canPull(target: Element | null): boolean {
  if (scrollY > 0) return false;
  for (let element = target; element !== null; element = element.parentElement) {
    if (element.scrollTop > 0 || element.matches('.deck, .thread, dialog, [data-dragging]')) return false;
  }
  return true;
}
