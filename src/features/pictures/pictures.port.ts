/** What we ask of whoever makes or keeps pictures. The picture route scales and encodes what comes from here. */

/** An SVG or raster master, at least 1200 px on its short side where the source has that. */
export type PictureMaster = {
  readonly body: Uint8Array;
  readonly type: 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp';
  /** Made for the width asked for, at a price: the picture route keeps it for the other sizes. */
  readonly isMadeToWidth?: true;
};

export interface Pictures {
  /**
   * null for an id that the source does not have. `id` is the whole picture id, source prefix included; a source that
   * makes its pictures need not make them wider than `width` pixels, if one is given; others give what they have.
   */
  find(id: string, width?: number): Promise<PictureMaster | null>;
  /** How far from the left the thing stands that a picture is about, from 0 to 1: narrow cuts keep to it. Unsaid: the middle. */
  focusOf?(id: string): number | undefined;
  /** Whether it shows a thing in full before a plain ground: a frame that is wider, up to 3 by 2, cuts nothing off but shows more of the ground. */
  showsWholeThing?(id: string): boolean;
  /** Keeps a picture and gives its id, the same for the same bytes. Sources that make their own refuse. */
  save(body: Uint8Array): Promise<string>;
}

declare module '#request/shop.ts' {
  interface Ports {
    pictures: Pictures;
  }
}
