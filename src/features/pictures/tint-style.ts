/** Style with a picture's placeholder colour. */
import type { CSSProperties } from 'react';
import { parseTint } from './pictures.ts';

export function tintStyle(tint: string): CSSProperties {
  const parsed = parseTint(tint);
  return parsed === null ? {} : { '--picture-tint': parsed };
}
