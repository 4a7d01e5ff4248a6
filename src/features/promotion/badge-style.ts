/** Inline style of a badge: its colours, and its icon as the `--badge-icon` property. */
import type { CSSProperties } from 'react';
import type { BadgeView } from './promotion-view.ts';

export function toBadgeStyle({ colours = [null, null, null], icon }: BadgeView): CSSProperties {
  const [background, text, border] = colours;
  return {
    ...(background && { backgroundColor: background }),
    ...(text && { color: text }),
    ...(border && { borderColor: border }),
    ...(icon && { '--badge-icon': `url("${icon}")` }),
  };
}
