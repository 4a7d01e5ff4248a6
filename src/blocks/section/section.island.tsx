/** Section: blocks on one background, under one heading. */
import { ContentLink } from '#features/content/links/content-links.tsx';
import type { BlockProps } from '../render/block-props.ts';
import { InnerBlocks } from '../render/blocks.tsx';
import type { SectionContent } from './section.content.ts';

const GROUNDS = {
  paper: 'mt-12 lg:mt-20',
  surface: 'mt-12 bg-surface pb-12 lg:mt-20 lg:pb-20',
  ink: 'on-dark mt-12 pb-12 lg:mt-20 lg:pb-20',
};

export function Island({
  content: { title, introduction, ground, link },
  sections,
  isFirst,
}: BlockProps<SectionContent>) {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className={GROUNDS[ground]}>
      {(title || introduction) && (
        <div
          className={`page [&+.section:has(>.bleed)]:mt-8 flex flex-wrap items-end justify-between gap-4 ${ground === 'paper' ? '' : 'pt-12 lg:pt-20'}`}
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
