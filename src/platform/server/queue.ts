/** Runs a task when its turn comes. */
export type Queue = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Runs at most `atOnce` tasks concurrently, the others wait in order: keeps heavy work from blocking the process. */
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
      // The next task takes over the slot directly, so that no new task can overtake it.
      if (next) next();
      else running--;
    }
  };
}

/** The same for many users: `atOnce` tasks in total and `perUser` per user, so that nobody occupies all slots. */
export function createFairQueue(atOnce: number, perUser: number): (user: number | string) => Queue {
  const all = createQueue(atOnce);
  const queues = new Map<number | string, { readonly queue: Queue; tasks: number }>();
  return (user) => async (task) => {
    const userQueue = queues.get(user) ?? { queue: createQueue(perUser), tasks: 0 };
    queues.set(user, userQueue);
    userQueue.tasks++;
    try {
      return await userQueue.queue(() => all(task));
    } finally {
      if (--userQueue.tasks === 0) queues.delete(user);
    }
  };
}
