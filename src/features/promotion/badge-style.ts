/** Inline style with a badge's colours and icon. */
import type { CSSProperties } from 'react';
import type { BadgeView } from './promotion-view.ts';

export function badgeStyle({
  colours = [null, null, null],
  icon,
}: BadgeView): CSSProperties | undefined {
  const [ground, ink, line] = colours;
  return {
    ...(ground && { backgroundColor: ground }),
    ...(ink && { color: ink }),
    ...(line && { borderColor: line }),
    ...(icon && { '--badge-icon': `url("${icon}")` }),
  };
}
