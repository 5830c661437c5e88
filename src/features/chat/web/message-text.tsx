import { splitLinks } from './links.ts';

/** The words of a message; addresses in it are links that tell nothing about where they were found. */
export function MessageText({ text }: { readonly text: string }) {
  return splitLinks(text).map((part, index) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" referrerPolicy="no-referrer">
        {part.text}
      </a>
    ),
  );
}
