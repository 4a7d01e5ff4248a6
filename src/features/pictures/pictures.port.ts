/** What we ask of whoever makes or keeps pictures. The picture route scales and encodes what comes from here. */

/** An SVG or raster master, at least 1200 px on its short side where the source has that. */
export type PictureMaster = { readonly body: Uint8Array; readonly type: 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp' };

export interface Pictures {
  /** null for an id that the source does not have. `id` is the whole picture id, source prefix included. */
  find(id: string): Promise<PictureMaster | null>;
  /** Keeps a picture and gives its id, the same for the same bytes. Sources that make their own refuse. */
  save(body: Uint8Array): Promise<string>;
}

declare module '#kit/shop.ts' {
  interface Ports {
    pictures: Pictures;
  }
}
