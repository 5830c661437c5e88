import { setTimeout as sleep } from 'node:timers/promises';

/** What visitors have noticed who open pages with all of their files. */
export interface PageLoad {
  /** Requests that were answered. */
  readonly calls: () => number;
  /** Such as `GET /assets/shell-1a2b3c4d.js 404`. */
  readonly failed: readonly string[];
  stop(): Promise<void>;
}

const paths = ['/login', '/signup', '/pricing', '/', '/pages/imprint'];
/** Ms between two pages. */
const pause = 400;

/** Opens one page after the other until it is stopped. */
export function loadPages(address: string): PageLoad {
  const failed: string[] = [];
  let calls = 0;
  let stopped = false;
  const get = async (path: string): Promise<string> => {
    try {
      const response = await fetch(new URL(path, address), { headers: { 'accept-language': 'de' } });
      const text = await response.text();
      calls++;
      if (response.status !== 200) failed.push(`GET ${path} ${response.status}`);
      return text;
    } catch (error) {
      failed.push(`GET ${path}: ${String(error)}`);
      return '';
    }
  };
  const run = async () => {
    for (let n = 0; !stopped; n++) {
      const page = await get(paths[n % paths.length] ?? '/');
      const files = new Set([...page.matchAll(/\/assets\/[\w.-]+\.(?:js|css|svg|webp|avif|woff2)/g)].map(([file]) => file));
      if (page !== '' && files.size === 0) failed.push(`${paths[n % paths.length]} names no files`);
      await Promise.all([...files].map(get));
      await sleep(pause);
    }
  };
  const running = run();
  return {
    calls: () => calls,
    failed,
    async stop() {
      stopped = true;
      await running;
    },
  };
}
