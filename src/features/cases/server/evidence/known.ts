/** A value of the database that must be one of the known ones. */
export function known<Value extends string>(values: readonly Value[], value: string): Value {
  const found = values.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`${value} is none of ${values.join(', ')}`);
  return found;
}
