/** Port: source of master pictures, which the picture route scales and encodes. */

/** An SVG or raster image, at least 1200 px on its short side if the source has that. */
export type PictureMaster = {
  readonly body: Uint8Array;
  readonly type: 'image/svg+xml' | 'image/jpeg' | 'image/png' | 'image/webp';
  /**
   * Generated for the requested width, at a cost: the picture route stores it for the other sizes.
   */
  readonly isGeneratedForWidth?: true;
};

/**
 * ```ts
 * const id = await pictures.save(bytes); // 'file.9f86d0…', as pictures.idOf(bytes)
 * const fasciaId = pictures.idFor?.(id, 'aldermoor') ?? id;
 * const master = await pictures.find(fasciaId, 800); // { body, type: 'image/jpeg' }
 * const focus = pictures.focusOf?.(fasciaId) ?? 0.5;
 * const isWhole = pictures.showsWholeObject?.(fasciaId) ?? false;
 * const isGenerated = pictures.isGenerated?.(fasciaId) ?? false;
 * await pictures.delete(id);
 * ```
 */
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
   * fascias, for example in their background. Without this method: the same id.
   */
  idFor?(id: string, fascia: string): string;
  /**
   * Horizontal focus of a picture, from 0 (left) to 1 (right), which narrow crops keep in view.
   * Undefined: the centre.
   */
  focusOf?(id: string): number | undefined;
  /**
   * True for a product shown in full on a plain background: wider crops, up to 3 by 2, extend the
   * background instead of cutting the product. A source without
   * this method has no such pictures.
   */
  showsWholeObject?(id: string): boolean;
  /**
   * True for a picture that `find` generates, with work on the CPU: few are generated at once.
   * A source without this method only reads pictures.
   */
  isGenerated?(id: string): boolean;
  /**
   * Stores a picture and returns its id, which is the same for the same bytes, however often they
   * are saved. With `owner`, equal bytes of other owners have other ids, so that deleting one
   * leaves theirs. The stored picture has the format of the upload, is upright and has no metadata.
   * @throws Problem with the field `picture`: 413 `pictures.tooLarge` over 20 MB, 415
   *   `pictures.unknownFormat` unless it is a JPEG, PNG or WebP, 422 `pictures.damaged`, or
   *   `pictures.tooManyPixels` over 40 megapixels. Nothing is stored then.
   */
  save(body: Uint8Array, owner?: string): Promise<string>;
  /** Id that `save` returns for a picture with this owner, whether it is stored or not. */
  idOf(body: Uint8Array, owner?: string): string;
  /**
   * Deletes a saved picture, which can be saved again; an unknown id, or one of a built-in or
   * hosted picture, changes nothing.
   */
  delete(id: string): Promise<void>;
}

declare module '#request/shop.ts' {
  interface Ports {
    pictures: Pictures;
  }
}
