/** The last moment of a day (`YYYY-MM-DD`), where the person is. */
export const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString();

/** The day of a moment, where the person is: the opposite of `endOf`. */
export function dayOfEnd(end: string): string {
  const at = new Date(end);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}
