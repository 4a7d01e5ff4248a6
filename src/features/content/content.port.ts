/** What we ask of whoever keeps editor-made pages. */
import type { ContentPage } from './content.ts';

export type ContentScope = { readonly fascia: string; readonly locale: string };

export interface Content {
  /** The published page; a language without its own gets the fascia's first. null when there is none. */
  findPage(scope: ContentScope, path: string): Promise<ContentPage | null>;
  /** Publishes; the page is replaced as a whole. */
  savePage(scope: ContentScope, page: ContentPage): Promise<void>;
}

declare module '#kit/shop.ts' {
  interface Ports {
    content: Content;
  }
}
