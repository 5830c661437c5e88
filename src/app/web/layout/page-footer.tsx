import { loadPart } from '#platform/web/shell/load-part.tsx';

/** Drawn by the server, which preloads it, with the page; in the browser its code comes after what stands above it. */
export const PageFooter = loadPart(async () => (await import('./router-footer.tsx')).RouterFooter);
