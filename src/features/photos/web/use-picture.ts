import { useEffect, useState } from 'react';

/** A file as the browser draws it: upright, whatever its EXIF says. `unreadable`: this browser cannot. */
export type Picture = { readonly state: 'reading' | 'unreadable' } | { readonly state: 'ready'; readonly image: HTMLImageElement };

const reading: Picture = { state: 'reading' };

export function usePicture(file: File): Picture {
  const [known, setKnown] = useState<{ readonly file: File; readonly picture: Picture } | null>(null);
  useEffect(() => {
    let gone = false;
    const image = new Image();
    const url = URL.createObjectURL(file);
    const tell = (picture: Picture) => !gone && setKnown({ file, picture });
    image.src = url;
    void image
      .decode()
      .then(
        () => tell({ state: 'ready', image }),
        () => tell({ state: 'unreadable' }),
      )
      .finally(() => URL.revokeObjectURL(url));
    return () => {
      gone = true;
    };
  }, [file]);
  return known?.file === file ? known.picture : reading;
}
