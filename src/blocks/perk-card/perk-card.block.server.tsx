/** Single perk card. */
import { defineBlock } from '../render/define-block.server.ts';
import { PerkCard } from '../shared/cards/perk-card.tsx';
import { content } from './perk-card.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: perk }) => (
    <div className="page pt-section">
      <div className="max-w-md">
        <PerkCard perk={perk} />
      </div>
    </div>
  ),
});
