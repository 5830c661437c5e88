import { createContext } from 'react';
import { useRequired } from '#platform/web/data/required-context.ts';
import type { ChatImage } from '../../contract/message.ts';

export interface OpenedImage {
  readonly image: ChatImage;
  readonly alt: string;
}

type OpenImage = (opened: OpenedImage) => void;

const OpenImageContext = createContext<OpenImage | null>(null);
export const OpenImageProvider = OpenImageContext.Provider;

/**
 * Opens an image in full screen. The list of messages renders it, not the message: a stored message moves into the group before it,
 * which remounts its element and would close the image.
 */
export function useOpenImage(): OpenImage {
  return useRequired(OpenImageContext, 'OpenImageProvider');
}
