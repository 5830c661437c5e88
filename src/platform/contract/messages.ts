/** The type of a catalog: the German one defines the keys, every other language has exactly these. */
export type MessageShape<Catalog> = { readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : MessageShape<Catalog[Key]> };
