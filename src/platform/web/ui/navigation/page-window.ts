export interface PageSlot {
  page: number;
  /** Pages are skipped before this one. */
  gap: boolean;
  /** More than one step from the current page and neither first nor last: hidden on phones. */
  far: boolean;
}

/** First, last and up to two on each side of the current page; a gap of one page is filled. */
export function pageWindow(current: number, pages: number): PageSlot[] {
  const slots: PageSlot[] = [];
  let before = 0;
  for (let page = 1; page <= pages; page++) {
    const edge = page === 1 || page === pages;
    const near = Math.abs(page - current) <= 2;
    const fills = (page === 2 && current - 2 === 3) || (page === pages - 1 && current + 2 === pages - 2);
    if (!edge && !near && !fills) continue;
    slots.push({ page, gap: page - before > 1, far: !edge && Math.abs(page - current) > 1 });
    before = page;
  }
  return slots;
}
