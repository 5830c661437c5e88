/** The elements that the proxies wrote into `Forwarded` (RFC 7239), the one closest to the caller first. */
export interface ForwardedBy {
  /** Address of the sender of the request to that proxy, without port; empty if the proxy hides or does not know it. */
  readonly from: string;
  readonly proto: string | null;
}

const pair = /^\s*([!#$%&'*+.^_`|~\w-]+)=(?:([!#$%&'*+.^_`|~\w-]+)|"((?:[^"\\]|\\.)*)")\s*$/;

/** Bytes; no proxy writes a longer header. */
const maxLength = 4096;

/**
 * Parses the header. Proxies append to the caller's header, so invalid input must not affect their elements: an element with an
 * invalid part has no address, and an unclosed quotation mark invalidates the whole header.
 */
export function readForwarded(header: string): ForwardedBy[] {
  if (header.length > maxLength) return [];
  const elements = splitOutsideQuotes(header, ',');
  return elements === null ? [] : elements.map(readElement);
}

function readElement(element: string): ForwardedBy {
  const pairs = (splitOutsideQuotes(element, ';') ?? []).map((part) => pair.exec(part));
  const valueOf = (wanted: string): string => {
    const [, , token, quoted = ''] = pairs.find((found) => found?.[1]?.toLowerCase() === wanted) ?? [];
    return token ?? quoted.replaceAll(/\\(.)/g, '$1');
  };
  return pairs.includes(null)
    ? { from: '', proto: null }
    : { from: addressOfNode(valueOf('for')), proto: valueOf('proto').toLowerCase() || null };
}

/** `192.0.2.1`, `192.0.2.1:4711`, `[2001:db8::1]:4711`; hidden nodes are `unknown` or begin with an underscore. */
function addressOfNode(node: string): string {
  const [, v6, v4] = /^(?:\[([\da-f:.]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/i.exec(node) ?? [];
  return v6 ?? v4 ?? '';
}

/** Null if a quotation mark is left open. */
function splitOutsideQuotes(text: string, separator: string): string[] | null {
  const parts: string[] = [];
  let start = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (quoted && sign === '\\') at++;
    else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      parts.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return quoted ? null : [...parts, text.slice(start)];
}
