/** The last moment of a day (`YYYY-MM-DD`), where the person is. */
export const endOf = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
