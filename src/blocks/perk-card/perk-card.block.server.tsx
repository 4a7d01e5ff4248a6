/** Single perk card. */
import { defineBlock } from '#kit/define-block.tsx';
import type { Perk } from '../shared/card-fields.ts';
import { PerkCard } from '../shared/perk-card.tsx';

export const block = defineBlock<Perk>((perk) => (
  <div className="page pt-12 lg:pt-20">
    <div className="max-w-md">
      <PerkCard perk={perk} />
    </div>
  </div>
));
