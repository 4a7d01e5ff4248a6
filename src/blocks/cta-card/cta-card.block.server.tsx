/** Single call-to-action card. */
import { defineBlock } from '#kit/define-block.tsx';
import type { Cta } from '../shared/card-fields.ts';
import { CtaCard, hasSomethingToShow } from '../shared/cta-card.tsx';

export const block = defineBlock<Cta>((card) =>
  hasSomethingToShow(card) ? (
    <div className="page pt-12 lg:pt-20">
      <div className="max-w-md">
        <CtaCard card={card} />
      </div>
    </div>
  ) : null,
);
