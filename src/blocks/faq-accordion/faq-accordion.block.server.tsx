/** FAQ: native `details` elements, with FAQPage structured data for search engines. */

import { useText } from '#i18n/text.tsx';
import { SideHeadingsSheet } from '#ui/side-headings/side-headings.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { InlineMarkup } from '../shared/inline-markup.tsx';
import { content, type FaqAccordionContent } from './faq-accordion.content.ts';
import { serialiseFaqJsonLd } from './faq-json-ld.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content, isFirst }) => <Faq {...content} isFirst={isFirst} />,
});

function Faq({ title, questions, isFirst }: FaqAccordionContent & { isFirst: boolean }) {
  const text = useText();
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <section className="@container page pt-section">
      <SideHeadingsSheet />
      <div className="side-headings">
        <Title className={isFirst ? 'pb-6 text-4xl lg:text-6xl' : 'pb-6 text-3xl lg:text-4xl'}>
          {title || text('faq.title')}
        </Title>
        <div>
          {[...questions.entries()].map(([index, { question, answer }]) => (
            <details key={index} className="rule-t folded group">
              <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <span
                  aria-hidden="true"
                  className="text-2xl leading-none transition-transform group-open:rotate-45"
                >
                  +
                </span>
              </summary>
              <p className="pe-8 pb-5 whitespace-pre-line">
                <InlineMarkup text={answer} />
              </p>
            </details>
          ))}
        </div>
      </div>
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every < escaped
        dangerouslySetInnerHTML={{ __html: serialiseFaqJsonLd(questions) }}
      />
    </section>
  );
}
