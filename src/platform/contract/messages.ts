/** The type of a catalog: the German one defines the keys, every other language has exactly these. */
export type MessageShape<Catalog> = { readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : MessageShape<Catalog[Key]> };

/** A few texts of a catalog, worded for another region. */
export type Overlay<Messages> = {
  readonly [Key in keyof Messages]?: Messages[Key] extends string ? string : Overlay<Messages[Key]>;
};

/** The catalog with the overlay's texts in place of its own. */
export function withOverlay<Messages extends Group>(messages: Messages, overlay: Group): Messages {
  const merged: Record<string, unknown> = { ...messages };
  for (const [key, text] of Object.entries(overlay)) {
    const own = merged[key];
    merged[key] = isGroup(own) && isGroup(text) ? withOverlay(own, text) : text;
  }
  return merged as Messages;
}

type Group = Readonly<Record<string, unknown>>;

// The build compiles texts with arguments to arrays.
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);
