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
    <section className="page grid items-center gap-6 pt-section md:grid-cols-2 md:gap-12">
      <div
        className={`overflow-hidden rounded-card ${pictureSide === 'end' ? 'md:col-start-2 md:row-start-1' : ''}`}
      >
        <Picture
          picture={picture}
          aspect="4x5"
          sizes="(min-width: 48rem) 50vw, 100vw"
          widths={[480, 640, 960]}
        />
      </div>
      <div className="grid justify-items-start gap-4">
        <h2 className="text-3xl lg:text-5xl">{title}</h2>
        {[...paragraphs.entries()].map(([index, paragraph]) => (
          <p key={index} className="prose-width">
            <InlineMarkup text={paragraph} />
          </p>
        ))}
        {button && <ContentButton button={button} />}
      </div>
    </section>
  ),
});
