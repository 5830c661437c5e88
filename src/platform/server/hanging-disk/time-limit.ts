import pLimit from 'p-limit';

/** Runs work on a folder that may never answer, such as that of a network disk. */
export type TimeLimit = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** Ms for one step, of at most 16 MB. */
const longest = 60_000;
/** Node has four threads for disks, compression and names, and work that hangs keeps its thread. */
const atOnce = 2;

/** Work that takes longer fails with the error, and all other work at once until it has ended: nobody can take its thread back. */
export function createTimeLimit(late: () => Error, ms = longest): TimeLimit {
  const limited = pLimit(atOnce);
  const stuck = new Set<Promise<unknown>>();
  const run = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (stuck.size > 0) throw late();
    const working = work();
    const { promise: overdue, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      stuck.add(working);
      const end = () => stuck.delete(working);
      working.then(end, end);
      reject(late());
    }, ms);
    return Promise.race([working, overdue]).finally(() => clearTimeout(timer));
  };
  return (work) => limited(() => run(work));
}
