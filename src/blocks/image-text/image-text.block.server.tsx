/** Picture beside text and a button; above them on small screens. */

import { ContentButton } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { InlineMarkup } from '../shared/inline-markup.tsx';
import { content } from './image-text.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, paragraphs, picture, pictureSide, button } }) => (
    <section className="image-text page pt-section" data-picture={pictureSide}>
      <div className="overflow-hidden rounded-card">
        <Picture
          picture={picture}
          aspect="4x5"
          sizes="(min-width: 72rem) 34rem, (min-width: 48rem) 45vw, 100vw"
          widths={[480, 640, 960]}
        />
      </div>
      <div className="grid content-center justify-items-start gap-4">
        <h2 className="text-3xl lg:text-5xl">{title}</h2>
        {[...paragraphs.entries()].map(([index, paragraph]) => (
          <p key={index} className="prose-width lg:text-xl">
            <InlineMarkup text={paragraph} />
          </p>
        ))}
        {button && <ContentButton button={button} />}
      </div>
    </section>
  ),
});
