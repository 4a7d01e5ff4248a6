/** Types of editor-made pages: a page is a list of blocks, each with its schema id. */

/** Block as the content source delivers it, not yet parsed; `_meta.schema` is its type. */
export type BlockContent = {
  readonly _meta: { readonly schema: string; readonly name?: string };
} & Readonly<Record<string, unknown>>;

export type ContentPage = {
  /** Such as `home` or `pages/informational/returns`; without leading slash and locale. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly unknown[];
  /** Removes the vertical padding around the page; only the page shown for a 404 uses it. */
  readonly removeComponentVerticalPadding?: boolean;
};

/** Attributes of text in another language than the page's; empty for the page's own. */
export type LanguageAttributes = { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' | 'auto' };
