/** Links of a hero: stacked, or in as many columns as the editor allows. */
import { ContentButton } from '#features/content/links/content-links.tsx';
import type { HeroBannerContent } from '../hero-banner.content.ts';

const GRID =
  'grid grid-cols-[repeat(var(--columns),max-content)] max-md:max-w-full max-md:grid-cols-[repeat(var(--columns),minmax(0,max-content))] md:grid-cols-[repeat(var(--columns-wide),minmax(0,max-content))]';

export function HeroLinks({ content }: { content: HeroBannerContent }) {
  const {
    links,
    linkStacking,
    maxButtonStackDesktop: desktop,
    maxButtonStackMobile: mobile,
  } = content;
  if (links.length === 0) return null;
  const columns = (limit: number) =>
    linkStacking === 'vertical' ? 1 : Math.min(limit, links.length);
  const style = {
    '--columns': columns(mobile),
    '--columns-wide': columns(desktop),
  };
  const isOneRow = columns(Math.min(desktop, mobile)) === links.length;
  return (
    <ul style={style} className={`gap-3 ${isOneRow ? 'flex flex-wrap' : GRID}`}>
      {[...links.entries()].map(([index, link]) => (
        <li key={index} className="grid">
          <ContentButton button={link} isMain={index === 0} />
        </li>
      ))}
    </ul>
  );
}
