/** Port: photos of reviews that await moderation; they have no public URL. */

/**
 * @example
 * const id = await shop.ports.pendingPhotos.save(jpeg); // 'pending.2f6d…'
 * const photo = await shop.ports.pendingPhotos.find(id);
 * await shop.ports.pendingPhotos.delete([id]);
 *
 * Methods throw Error when their store fails or times out.
 */
export interface PendingPhotos {
  /** Stores the bytes of a JPEG under a new random id, even if they are already stored. */
  save(body: Uint8Array): Promise<string>;
  /** null for an unknown id, and for an id of another kind. */
  find(id: string): Promise<Uint8Array | null>;
  /** Unknown ids change nothing. Deletes what it can before it throws the first error. */
  delete(ids: readonly string[]): Promise<void>;
  /** Number of stored photos; other files in the same folder are not counted. */
  count(): Promise<number>;
  /** Ids of photos saved before that time, in any order. */
  listBefore(time: Date): Promise<readonly string[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    pendingPhotos: PendingPhotos;
  }
}
