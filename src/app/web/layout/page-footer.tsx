import { lazy, Suspense } from 'react';

type PageEnd = typeof import('./footer.tsx').Footer;

let loaded: PageEnd | null = null;

/** The server waits for it before it draws anything. */
export async function loadFooter(): Promise<PageEnd> {
  loaded ??= (await import('./footer.tsx')).Footer;
  return loaded;
}

const LaterFooter = lazy(async () => ({ default: await loadFooter() }));

/** Drawn by the server with the page; in the browser its code comes after what stands above it. */
export function PageFooter() {
  const Footer = import.meta.env.SSR ? (loaded ?? LaterFooter) : LaterFooter;
  return (
    <Suspense>
      <Footer />
    </Suspense>
  );
}
