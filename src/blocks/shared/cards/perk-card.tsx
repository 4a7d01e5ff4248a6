/** Perk card: a benefit for members. */
import { ContentLink } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import type { Perk } from './card-fields.ts';

export function PerkCard({ perk: { title, body, picture, href } }: { perk: Perk }) {
  return (
    <div className="grid h-full content-start gap-2 rounded-card bg-surface p-4 text-ink lg:p-6">
      {picture && (
        <span className="block aspect-square w-16 overflow-hidden rounded-full">
          <Picture
            picture={{ ...picture, alt: '' }}
            aspect="4x5"
            sizes="64px"
            widths={[320]}
            className="h-full"
          />
        </span>
      )}
      <h3 className="text-xl">
        {href ? (
          <ContentLink href={href} className="underline underline-offset-4">
            {title}
          </ContentLink>
        ) : (
          title
        )}
      </h3>
      {body && <p className="text-sm">{body}</p>}
    </div>
  );
}
