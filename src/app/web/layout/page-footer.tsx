import { lazy, Suspense } from 'react';
import type { Footer } from './footer.tsx';

type FooterPart = typeof Footer;

let loaded: FooterPart | null = null;

/** The server waits for it before it draws anything. */
export async function loadFooter(): Promise<FooterPart> {
  loaded ??= (await import('./footer.tsx')).Footer;
  return loaded;
}

const LaterFooter = lazy(async () => ({ default: await loadFooter() }));

/** Drawn by the server with the page; in the browser its code comes after what stands above it. */
export function PageFooter() {
  const Part = import.meta.env.SSR ? (loaded ?? LaterFooter) : LaterFooter;
  return (
    <Suspense>
      <Part />
    </Suspense>
  );
}
