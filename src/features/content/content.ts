/** The words of editor-made pages: a page is a list of blocks, each naming its schema. */

/** A block as the content source delivers it; `_meta.schema` names its type. Each block parses its own. */
export type BlockContent = {
  readonly _meta: { readonly schema: string; readonly name?: string };
} & Readonly<Record<string, unknown>>;

export type ContentPage = {
  /** `home`, `pages/informational/returns` … without a leading slash or a locale. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sections: readonly unknown[];
  /** R§2: a page that is shown instead of a missing one may stand without room around it. */
  readonly removeComponentVerticalPadding?: boolean;
};

/** Attributes of what holds words of another language than the page's; none for the page's own. */
export type WrittenIn = { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' | 'auto' };
