import type { Page } from '@playwright/test';

/** What changes without anything moving: colours, opacity, shadows. A background whose place or size changes moves. */
const still =
  /color|opacity|shadow|^(?:background(?!-?(?:position|size))|border(?!.*(?:width|radius|spacing))|outline|fill|stroke|visibility|display|overlay|filter|content-visibility)/i;

/** Frames without an animation after which none is about to begin. */
const stillFrames = 10;

/** Waits until all animations and transitions have ended, except those that never do. */
export const untilStill = (page: Page): Promise<void> =>
  page.evaluate(
    (frames) =>
      new Promise((resolve) => {
        let still = 0;
        const look = () => {
          const isMoving = document
            .getAnimations()
            .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
          still = isMoving ? 0 : still + 1;
          if (still < frames) requestAnimationFrame(look);
          else resolve();
        };
        requestAnimationFrame(look);
      }),
    stillFrames,
  );

/**
 * Collects what moves on a page from its next load on: animations and transitions of anything but colour and opacity, those of
 * pseudo-elements and of changes between pages, too, and smooth scrolling that a script asks for. Returns what was collected, each once.
 * It cannot see what a script moves frame by frame, by `style` alone, nor `scroll-behavior` of a style sheet.
 */
export async function watchMovements(page: Page): Promise<() => readonly string[]> {
  const seen = new Set<string>();
  await page.exposeFunction('reportMovement', (name: string, properties: readonly string[]) => {
    for (const property of properties) if (!still.test(property)) seen.add(`${name} ${property}`);
  });
  await page.addInitScript(() => {
    const { reportMovement } = window as unknown as { reportMovement: (name: string, properties: readonly string[]) => void };
    const described = new WeakSet<Animation>();
    const describe = (animation: Animation) => {
      if (described.has(animation) || !(animation.effect instanceof KeyframeEffect)) return;
      described.add(animation);
      const { target, pseudoElement } = animation.effect;
      const keyframes = animation.effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe));
      const properties = keyframes.filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key));
      const name = animation instanceof CSSAnimation ? animation.animationName : '';
      reportMovement([target?.localName, target?.getAttribute('class'), pseudoElement, name].filter(Boolean).join(' '), properties);
    };
    const look = () => {
      document.getAnimations().forEach(describe);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    const isSmooth = ([options]: readonly unknown[]) =>
      typeof options === 'object' && options !== null && 'behavior' in options && options.behavior === 'smooth';
    for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
      const scroll = Element.prototype[name] as (...given: unknown[]) => void;
      Element.prototype[name] = function scrollAndReport(this: Element, ...given: unknown[]) {
        if (isSmooth(given)) reportMovement(`${this.localName} ${this.className}`, ['scroll']);
        scroll.apply(this, given);
      };
    }
    for (const name of ['scroll', 'scrollTo', 'scrollBy'] as const) {
      const scroll = window[name] as (...given: unknown[]) => void;
      window[name] = (...given: unknown[]) => {
        if (isSmooth(given)) reportMovement('window', ['scroll']);
        scroll.apply(window, given);
      };
    }
  });
  return () => [...seen].toSorted();
}
