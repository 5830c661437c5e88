/** Runs a task when its turn comes. */
export type Queue = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** At most so many tasks at once, the others wait in their order: heavy work leaves the process room for all else. */
export function createQueue(atOnce: number): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // Whoever comes next takes the place over, so that nobody overtakes.
      if (next) next();
      else running--;
    }
  };
}

/** The same for many people: of all together `atOnce`, of one of them `each`, so that nobody takes all the places. */
export function createFairQueue(atOnce: number, each: number): (who: number) => Queue {
  const all = createQueue(atOnce);
  const own = new Map<number, { readonly queue: Queue; tasks: number }>();
  return (who) => async (task) => {
    const mine = own.get(who) ?? { queue: createQueue(each), tasks: 0 };
    own.set(who, mine);
    mine.tasks++;
    try {
      return await mine.queue(() => all(task));
    } finally {
      if (--mine.tasks === 0) own.delete(who);
    }
  };
}
