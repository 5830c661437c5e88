import { lazyPart } from '#platform/web/shell/lazy-part.tsx';
import type { RouterFooter } from './router-footer.tsx';

type FooterPart = typeof RouterFooter;

const load = () => import('./router-footer.tsx').then((module) => module.RouterFooter);
let loaded: FooterPart | null = null;

/** The server waits for it before it draws anything. */
export async function loadFooter(): Promise<FooterPart> {
  return (loaded ??= await load());
}

/** Drawn by the server with the page; in the browser its code comes after what stands above it. */
export const PageFooter = lazyPart(loadFooter, import.meta.env.SSR ? { known: () => loaded } : {});
