/** Section: blocks on one background, under one heading. */
import { ContentLink } from '#features/content/links/content-links.tsx';
import type { BlockProps } from '../render/block-props.ts';
import { InnerBlocks } from '../render/blocks.tsx';
import type { SectionContent } from './section.content.ts';

const BACKGROUNDS = {
  paper: 'mt-section',
  surface: 'mt-section bg-surface pb-section',
  ink: 'on-dark mt-section pb-section',
};

export function Island({
  content: { title, introduction, ground, link },
  sections,
  isFirst,
}: BlockProps<SectionContent>) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={BACKGROUNDS[ground]}>
      {(title || introduction) && (
        <div
          className={`page [&+.section:has(>.bleed)]:mt-8 flex flex-wrap items-end justify-between gap-4 ${ground === 'paper' ? '' : 'pt-section'}`}
        >
          <div>
            {title && <Title className="text-4xl lg:text-5xl">{title}</Title>}
            {introduction && <p className="prose-width pt-3 text-lg">{introduction}</p>}
          </div>
          {link && (
            <ContentLink
              href={link.href}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {link.label}
            </ContentLink>
          )}
        </div>
      )}
      <InnerBlocks sections={sections} />
    </section>
  );
}
