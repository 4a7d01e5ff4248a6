/** Single call-to-action card. */
import { defineBlock } from '../render/define-block.server.ts';
import { CtaCard, hasCtaMedia } from '../shared/cards/cta-card.tsx';
import { content } from './cta-card.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: card }) =>
    hasCtaMedia(card) ? (
      <div className="page pt-section">
        <div className="max-w-md">
          <CtaCard card={card} />
        </div>
      </div>
    ) : null,
});
