/** How a case names a picture: the beginning of its file's name, which is random, and which says nothing about where the file is. */
export const pictureId = (name: string): string => name.slice(0, 16);
