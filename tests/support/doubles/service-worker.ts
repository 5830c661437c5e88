import path from 'node:path';
import vm from 'node:vm';
import { bundleServiceWorker, withVersion } from '#app/server/build/service-worker.ts';

export interface RunningWorker {
  /** The events that it listens to. */
  readonly events: readonly string[];
  /** Resolves when the worker has handled the event: to the response of a `fetch`, undefined if it leaves that to the browser. */
  fire(type: string, event: object): Promise<Response | undefined>;
}

let bundled: Promise<string> | undefined;

/** The service worker from its sources, with these globals of a browser. */
export async function startWorker(globals: object): Promise<RunningWorker> {
  bundled ??= bundleServiceWorker(path.resolve('.'));
  return runWorker(withVersion('1', await bundled), globals);
}

export function runWorker(script: string, globals: object): RunningWorker {
  const listeners = new Map<string, (event: object) => void>();
  const scope = {
    URL,
    Response,
    location: { origin: 'https://www.example.org' },
    navigator: { onLine: true },
    registration: {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    ...globals,
  };
  vm.runInNewContext(script, Object.assign(scope, { self: scope }));
  return {
    events: [...listeners.keys()].toSorted(),
    async fire(type, event) {
      let done: Promise<unknown> = Promise.resolve();
      let response: Promise<Response> | undefined;
      listeners.get(type)?.({
        ...event,
        waitUntil: (promise: Promise<unknown>) => (done = promise),
        respondWith: (given: Promise<Response>) => (response = given),
      });
      await done;
      return response;
    },
  };
}
