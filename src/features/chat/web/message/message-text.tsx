import { splitLinks } from './links.ts';

/** The text of a message. URLs become links that send no referrer. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <span className="message-text" dir="auto">
      {splitLinks(text).map((part, index) =>
        part.href === undefined ? (
          part.text
        ) : (
          <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" referrerPolicy="no-referrer">
            {part.text}
          </a>
        ),
      )}
    </span>
  );
}
