/** The title and the line under it; an opening hero's title is the heading of the page. */
import type { HeroBannerContent } from '../hero-banner.content.ts';

type HeroWordsProps = { readonly content: HeroBannerContent; readonly isFirst: boolean; readonly size: string };

export function HeroWords({ content: { title, subtitle }, isFirst, size }: HeroWordsProps) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <>
      {title && <Title className={`max-w-full text-balance hyphens-auto wrap-break-word ${size}`}>{title}</Title>}
      {subtitle && <p className="max-w-md text-lg text-pretty">{subtitle}</p>}
    </>
  );
}
