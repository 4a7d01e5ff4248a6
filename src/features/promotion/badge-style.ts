/** The colours that a badge brings along. */
import type { CSSProperties } from 'react';
import type { BadgeView } from './promotion-view.ts';

export function badgeStyle({ colours }: BadgeView): CSSProperties | undefined {
  if (!colours) return undefined;
  const [ground, ink, line] = colours;
  return { ...(ground && { backgroundColor: ground }), ...(ink && { color: ink }), ...(line && { borderColor: line }) };
}
