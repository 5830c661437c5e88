import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { GalleryPage } from '#platform/web/gallery/gallery-page.tsx';

/** Development only: every component in every state. */
export function Component() {
  return (
    <>
      <PageTitle text="Gallery" />
      <GalleryPage />
    </>
  );
}
