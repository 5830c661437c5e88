import { useEffect, useState } from 'react';

/** A file decoded by the browser, upright by its EXIF orientation. `unreadable`: this browser cannot decode it. */
export type Picture = { readonly state: 'reading' | 'unreadable' } | { readonly state: 'ready'; readonly image: HTMLImageElement };

const reading: Picture = { state: 'reading' };

export function usePicture(file: File): Picture {
  const [loaded, setLoaded] = useState<{ readonly file: File; readonly picture: Picture } | null>(null);
  useEffect(() => {
    let cancelled = false;
    const image = new Image();
    const url = URL.createObjectURL(file);
    const settle = (picture: Picture) => !cancelled && setLoaded({ file, picture });
    image.src = url;
    void image
      .decode()
      .then(
        () => settle({ state: 'ready', image }),
        () => settle({ state: 'unreadable' }),
      )
      .finally(() => URL.revokeObjectURL(url));
    return () => {
      cancelled = true;
    };
  }, [file]);
  return loaded?.file === file ? loaded.picture : reading;
}
