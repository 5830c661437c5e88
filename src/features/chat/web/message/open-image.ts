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
 * Opens an image in full screen. The list of messages draws it, not the message: once a message is stored it joins the
 * group before it, where its element is made anew, and the image would close.
 */
export function useOpenImage(): OpenImage {
  return useRequired(OpenImageContext, 'OpenImageProvider');
}
