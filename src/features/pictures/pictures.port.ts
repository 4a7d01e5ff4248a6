/**
 * Port: source of master pictures, which the picture route scales and encodes.
 * @example
 * const id = await shop.ports.pictures.save(bytes); // 'file.9f86d0…'
 * const master = await shop.ports.pictures.find(id, 800);
 */

/** An SVG or raster image, at least 1200 px on its short side if the source has that. */
export type PictureMaster = {
  readonly body: Uint8Array;
  readonly type: 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp';
  /**
   * Generated for the requested width, at a cost: the picture route stores it for the other sizes.
   */
  readonly isMadeToWidth?: true;
};

export interface Pictures {
  /**
   * Returns the master of a picture, or null for an unknown id. `id` is the whole picture id with
   * its source prefix. `width`, in px, is a hint: a source that generates pictures need not make
   * them wider; others ignore it.
   * @throws Error if the source fails or does not answer in time.
   */
  find(id: string, width?: number): Promise<PictureMaster | null>;
  /**
   * Id of the picture that this fascia shows for `id`, from sources whose pictures differ between
   * fascias, as in their background. The same id without it.
   */
  idFor?(id: string, fascia: string): string;
  /**
   * Horizontal focus of a picture, from 0 (left) to 1 (right), which narrow crops keep in view.
   * Undefined: the centre.
   */
  focusOf?(id: string): number | undefined;
  /**
   * True for a product shown in full on a plain background: wider crops, up to 3 by 2, extend the
   * background instead of cutting the product.
   */
  showsWholeObject?(id: string): boolean;
  /**
   * Stores a picture and returns its id, which is the same for the same bytes. With `owner`, equal
   * bytes of other owners have other ids, so that deleting one leaves theirs.
   * @throws Problem 405 from sources that generate their pictures; 413, 415 or 422 with the field
   *   `picture` for bytes that are too large, of another format or damaged.
   */
  save(body: Uint8Array, owner?: string): Promise<string>;
  /**
   * Deletes a saved picture; an unknown id, or one of a built-in or hosted picture, changes
   * nothing.
   */
  delete(id: string): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    pictures: Pictures;
  }
}
