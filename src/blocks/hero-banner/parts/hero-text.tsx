/** Title and subtitle of a hero; the title of a page's first section is its `h1`. */
import type { BlockPosition } from '../../render/block-props.ts';
import type { HeroBannerContent } from '../hero-banner.content.ts';

export type HeroProps = { readonly content: HeroBannerContent } & Omit<BlockPosition, 'loaded'>;

type HeroTextProps = Omit<HeroProps, 'isAtPageTop'> & { readonly size: string };

/** False for a picture alone: it may contain the message. */
export function hasText({ title, subtitle, links, liveText }: HeroBannerContent): boolean {
  return Boolean(title || subtitle || links.length > 0 || liveText);
}

export function HeroText({ content: { title, subtitle }, isFirst, size }: HeroTextProps) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <>
      {title && (
        <Title className={`max-w-full text-balance hyphens-auto wrap-break-word ${size}`}>
          {title}
        </Title>
      )}
      {subtitle && <p className="max-w-md text-lg text-pretty">{subtitle}</p>}
    </>
  );
}
