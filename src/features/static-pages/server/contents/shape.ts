import type { LineIcon } from '../../contract/text.ts';

/**
 * How a text is written down. Words may contain `{facts}` about site and operator (`../facts.ts`), `**strong words**` and
 * `[links](/pages/terms)`. An object `{ real, declared }` has two wordings: for sites without fictional profiles, and for
 * sites that declare some. `{ lasting, timed }` likewise: for sites whose premium always lasts, and for those that also sell it
 * for some days; without `lasting` only for these.
 */
export interface TextSource {
  readonly title: string;
  readonly lead: string;
  /** The main points in plain words, by the icon beside them; empty on pages that are short themselves. */
  readonly short: { readonly [Icon in LineIcon]?: string };
  /** By anchor. */
  readonly sections: Readonly<Record<string, { readonly title: string; readonly text: readonly BlockSource[] }>>;
  /** By day, `2023-12-01`: the changes in the version of that day. */
  readonly changes: Readonly<Record<string, string>>;
}

export type BlockSource =
  | string
  | { readonly real: string; readonly declared: string }
  | { readonly lasting?: string; readonly timed: string }
  | { readonly list: readonly string[] }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } };

/** The names of the `{facts}` in a text, or in all texts of an object. */
export type FactsIn<Source> = Source extends string
  ? Source extends `${string}{${infer Name}}${infer Rest}`
    ? Name | FactsIn<Rest>
    : never
  : Source extends readonly (infer Item)[]
    ? FactsIn<Item>
    : Source extends object
      ? { [Key in keyof Source]: FactsIn<Source[Key]> }[keyof Source]
      : never;

/**
 * The type of a text in every other language: the German one decides its sections, its paragraphs and the facts that each
 * of them names. A translation that lacks one does not compile.
 */
export type ShapeOf<Source> = Source extends string ? Naming<FactsIn<Source>> : { readonly [Key in keyof Source]: ShapeOf<Source[Key]> };

/** Texts that name all of these facts, in any order. */
type Naming<Facts> = [Facts] extends [never]
  ? string
  : (Facts extends string ? (text: `${string}{${Facts}}${string}`) => void : never) extends (text: infer Pattern) => void
    ? Pattern
    : never;
