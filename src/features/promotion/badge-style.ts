/** Inline style with a badge's colours and icon. */
import type { CSSProperties } from 'react';
import type { BadgeView } from './promotion-view.ts';

export function badgeStyle({
  colours = [null, null, null],
  icon,
}: BadgeView): CSSProperties | undefined {
  const [background, text, border] = colours;
  return {
    ...(background && { backgroundColor: background }),
    ...(text && { color: text }),
    ...(border && { borderColor: border }),
    ...(icon && { '--badge-icon': `url("${icon}")` }),
  };
}
