/** Badges on a picture. */
import { toBadgeStyle } from './badge-style.ts';
import type { BadgeView } from './promotion-view.ts';

export function Badges({ badges }: { readonly badges: readonly BadgeView[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className="pointer-events-none absolute start-2 top-2 flex flex-col items-start gap-1">
      {badges.map((badge) => (
        <li key={badge.id} className="badge" style={toBadgeStyle(badge)}>
          {badge.text}
        </li>
      ))}
    </ul>
  );
}
