import { useEffect, useState } from 'react';

/** A file decoded by the browser, upright by its EXIF orientation. `unreadable`: this browser cannot decode it. */
export type DecodedImage = { readonly state: 'reading' | 'unreadable' } | { readonly state: 'ready'; readonly image: HTMLImageElement };

const reading: DecodedImage = { state: 'reading' };

export function useDecodedImage(file: File): DecodedImage {
  const [loaded, setLoaded] = useState<{ readonly file: File; readonly decoded: DecodedImage } | null>(null);
  useEffect(() => {
    let cancelled = false;
    const image = new Image();
    const url = URL.createObjectURL(file);
    const settle = (decoded: DecodedImage) => !cancelled && setLoaded({ file, decoded });
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
  return loaded?.file === file ? loaded.decoded : reading;
}
