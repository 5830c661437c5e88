import { type ComponentType, lazy, Suspense } from 'react';
import type { RouterFooter } from './router-footer.tsx';

type FooterPart = typeof RouterFooter;

let loaded: FooterPart | null = null;

/** The server waits for it before it draws anything. */
export async function loadFooter(): Promise<FooterPart> {
  loaded ??= (await import('./router-footer.tsx')).RouterFooter;
  return loaded;
}

/** A page works without it where it cannot be loaded. */
const LaterFooter = lazy<ComponentType>(async () => ({ default: await loadFooter().catch(() => () => null) }));

/** Drawn by the server with the page; in the browser its code comes after what stands above it. */
export function PageFooter() {
  const Part = import.meta.env.SSR ? (loaded ?? LaterFooter) : LaterFooter;
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
