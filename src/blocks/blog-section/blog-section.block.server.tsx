/** Section of an article: paragraphs with an optional quotation. */

import { defineBlock } from '../render/define-block.server.ts';
import { InlineMarkup } from '../shared/inline-markup.tsx';
import { content } from './blog-section.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, paragraphs, quote } }) => (
    <section className="page pt-10 lg:pt-14">
      <div className="article-text prose-width mx-auto grid gap-5">
        {title && <h2 className="text-3xl lg:text-4xl">{title}</h2>}
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are not reordered
          <p key={index} className="md:text-lg">
            <InlineMarkup text={paragraph} />
          </p>
        ))}
        {quote && (
          <figure className="rule-t rule-b py-6">
            <blockquote className="font-display text-3xl text-balance">{quote.text}</blockquote>
            {quote.source && (
              <figcaption className="pt-3 text-sm text-muted">{quote.source}</figcaption>
            )}
          </figure>
        )}
      </div>
    </section>
  ),
});
