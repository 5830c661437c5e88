/** Values of one command: a longer one holds up the commands of others. All commands of one turn are sent together. */
const perCommand = 500;

/** Many values, split for several commands. */
export const batchesOf = <Value>(values: readonly Value[]): Value[][] =>
  Array.from({ length: Math.ceil(values.length / perCommand) }, (_nothing, n) => values.slice(n * perCommand, (n + 1) * perCommand));
