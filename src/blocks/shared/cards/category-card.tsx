/** Category card: a link, or, without one, a card that opens to its sub-categories. */

import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { ContentLink } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#i18n/text.tsx';
import type { CategoryContent } from './card-fields.ts';

export function CategoryCard({ card }: { card: CategoryContent }) {
  const { picture, primaryHref } = card;
  const front = <CardFace card={card} />;
  return (
    <div className="@container relative overflow-hidden rounded-card">
      <Picture
        picture={{ ...picture, alt: '' }}
        aspect="4x5"
        sizes="(min-width: 48rem) 25vw, 80vw"
        widths={[320, 480, 640]}
      />
      {primaryHref ? (
        <ContentLink href={primaryHref} className="absolute inset-0 flex items-end">
          {front}
        </ContentLink>
      ) : (
        <details className="group absolute inset-0">
          <summary className="absolute inset-0 flex list-none items-end group-open:top-0 group-open:bottom-auto group-open:z-10 group-open:p-3 @3xs:group-open:p-4 [&::-webkit-details-marker]:hidden">
            <span className="contents group-open:hidden">{front}</span>
            <CloseLabel />
          </summary>
          <SubCategories card={card} />
        </details>
      )}
    </div>
  );
}

/** Gradient behind the text, dark enough for small text on any picture. */
const SCRIM =
  'grow bg-linear-to-t from-ink/75 from-[percentage:calc(100%-3rem)] to-transparent p-3 pt-12 text-paper @3xs:p-4 @3xs:pt-12';

function CardFace({ card: { title, subtitle, ctaText, gradient } }: { card: CategoryContent }) {
  return (
    <span
      className={`grid min-w-0 gap-1 ${gradient ? SCRIM : 'm-3 rounded-control bg-paper px-3 py-2 text-ink @3xs:m-4'}`}
    >
      <span className="font-display text-lg @3xs:text-2xl">{title}</span>
      {subtitle && <span className="text-sm">{subtitle}</span>}
      {ctaText && <span className="pt-1 font-medium underline underline-offset-4">{ctaText}</span>}
    </span>
  );
}

function CloseLabel() {
  const text = useText();
  return (
    <span className="ms-auto hidden min-h-11 items-center px-3 text-sm text-ink underline underline-offset-4 group-open:flex">
      <span {...usePageLanguageAttributes()}>{text('categoryCard.close')}</span>
    </span>
  );
}

function SubCategories({ card: { title, subCategories, shopAllHref } }: { card: CategoryContent }) {
  const text = useText();
  const shopAll = <span {...usePageLanguageAttributes()}>{text('categoryCard.shopAll')}</span>;
  const links = [...subCategories, ...(shopAllHref ? [{ label: shopAll, href: shopAllHref }] : [])];
  return (
    <div className="absolute inset-0 flex flex-col justify-end-safe gap-1 overflow-y-auto bg-surface p-3 pt-14 text-ink @3xs:p-4 @3xs:pt-14">
      <p className="font-display pb-2 text-lg @3xs:text-2xl">{title}</p>
      {[...links.entries()].map(([index, { label, href }]) => (
        <ContentLink
          key={index}
          href={href}
          className="rule-t flex min-h-11 shrink-0 items-center underline-offset-4 hover:underline"
        >
          {label}
        </ContentLink>
      ))}
    </div>
  );
}
