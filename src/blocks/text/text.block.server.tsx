/** Heading and paragraphs. */

import { defineBlock } from '../render/define-block.server.ts';
import { InlineMarkup } from '../shared/inline-markup.tsx';
import { content } from './text.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, paragraphs }, isFirst }) => (
    <section className="page pt-section">
      <div className="prose-width grid gap-4">
        {title &&
          (isFirst ? (
            <h1 className="text-4xl lg:text-6xl">{title}</h1>
          ) : (
            <h2 className="text-3xl lg:text-4xl">{title}</h2>
          ))}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are not reordered
          <p key={index}>
            <InlineMarkup text={paragraph} />
          </p>
        ))}
      </div>
    </section>
  ),
});
