/**
 * All rows of a list, in order, by keyset pagination: `list` gets the last row of the previous page. A row that stays in the list,
 * such as failed work, is yielded once and does not block later rows.
 */
export async function* paginate<Row>(list: (after: Row | null) => Promise<readonly Row[]>): AsyncGenerator<Row> {
  for (let page = await list(null); page.length > 0; page = await list(page.at(-1) ?? null)) yield* page;
}
