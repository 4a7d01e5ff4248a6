/** Pictures of an article with their text. */

import { ContentLink } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { InlineMarkup } from '../shared/inline-markup.tsx';
import { content } from './blog-panel.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, paragraphs, pictures, caption, layout, link } }) => {
    const isHorizontal = layout === 'beside' && pictures.length === 1 && paragraphs.length > 0;
    return (
      <section
        className={`page grid gap-6 pt-10 lg:pt-14 ${isHorizontal ? 'items-center md:grid-cols-2 md:gap-12' : ''}`}
      >
        {pictures.length > 0 && (
          <figure>
            <div className={pictures.length > 1 ? 'grid grid-cols-2 gap-2 md:gap-4' : ''}>
              {[...pictures.entries()].map(([index, picture]) => (
                <div key={index} className="overflow-hidden rounded-card">
                  <Picture
                    picture={picture}
                    aspect="4x5"
                    sizes="(min-width: 48rem) 50vw, 100vw"
                    widths={[480, 640, 960]}
                  />
                </div>
              ))}
            </div>
            {caption && <figcaption className="pt-2 text-sm text-muted">{caption}</figcaption>}
          </figure>
        )}
        <div
          className={`grid content-center justify-items-start gap-4 ${isHorizontal ? '' : 'prose-width'}`}
        >
          {title && <h2 className="text-3xl">{title}</h2>}
          {[...paragraphs.entries()].map(([index, paragraph]) => (
            <p key={index}>
              <InlineMarkup text={paragraph} />
            </p>
          ))}
          {link && (
            <ContentLink
              href={link.href}
              className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
            >
              {link.label}
            </ContentLink>
          )}
        </div>
      </section>
    );
  },
});
