/** Finds the picture that represents an editor-made page where it is shared. */
import { walkContent } from './walk-content.ts';

/** Fields of blocks that contain pictures. */
export const PICTURE_FIELDS = /^(?:picture|mobilePicture|roundel|pictures|display_images)$/;

type ContentPicture = { readonly id: string; readonly alt: string };

export function findFirstPicture(sections: readonly unknown[]): ContentPicture | undefined {
  for (const { key, value } of walkContent(sections)) {
    if (!PICTURE_FIELDS.test(key)) continue;
    for (const candidate of Array.isArray(value) ? value : [value]) {
      const picture = parsePicture(candidate);
      if (picture) return picture;
    }
  }
  return undefined;
}

function parsePicture(value: unknown): ContentPicture | undefined {
  if (typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  const { id } = value;
  if (typeof id !== 'string' || id === '') return undefined;
  return { id, alt: 'alt' in value && typeof value.alt === 'string' ? value.alt : '' };
}
