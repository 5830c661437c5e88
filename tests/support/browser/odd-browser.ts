declare global {
  interface Window {
    /** What the page has thrown or left unhandled, in a browser that is odd. */
    thrown: string[];
  }
}

/**
 * Runs inside a page before its scripts: the device has no time zone, and a clock that is a day fast. Collects what the page
 * throws, because not every engine's driver tells.
 */
export function makeOdd(): void {
  const real = Intl.DateTimeFormat.prototype.resolvedOptions;
  Intl.DateTimeFormat.prototype.resolvedOptions = function resolved() {
    return { ...Reflect.apply(real, this, []), timeZone: 'Etc/Unknown' };
  };
  const realNow = Date.now;
  const now = () => realNow() + 86_400_000;
  globalThis.Date = new Proxy(Date, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: (target) => Reflect.construct(target, [now()]).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  window.thrown = [];
  addEventListener('error', ({ message }) => void window.thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => void window.thrown.push(String(reason)));
}

/** Runs inside a page: follows its first link to another page, and says from where; null where there is none. */
export function followLink(): string | null {
  const here = location.pathname;
  const links = document.querySelectorAll<HTMLElement>(':is(main, header) a[href^="/"]:not([target], [download], [hreflang])');
  const onward = [...links].find((link) => {
    const address = link.getAttribute('href') ?? '';
    return !address.startsWith(here) && !address.startsWith('/api');
  });
  onward?.click();
  return onward === undefined ? null : here;
}

/** What is said of parts that hydrate only after their texts were changed. They are drawn anew. */
export const drawnAnew = /#418|Hydration/;
