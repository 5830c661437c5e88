/** Joins class names, leaving out what is empty; undefined when nothing is left. */
export function cx(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
