/**
 * Every row of a list that is read page by page, in its order; `list` gets the last row of the page before. A row that stays in the
 * list, such as work that failed, comes once and is in the way of none after it.
 */
export async function* inPages<Row>(list: (after: Row | null) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let page = await list(null); page.length > 0; page = await list(page.at(-1) ?? null)) yield* page;
}
