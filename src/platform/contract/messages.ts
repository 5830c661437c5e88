/** What a catalog must hold: the German one decides the keys, every other language has exactly these. */
export type MessageShape<Catalog> = { readonly [Key in keyof Catalog]: Catalog[Key] extends string ? string : MessageShape<Catalog[Key]> };
