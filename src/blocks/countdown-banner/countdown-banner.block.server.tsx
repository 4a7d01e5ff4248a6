/** Banner with a countdown; it disappears at the end. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './countdown-banner.content.ts';
import { Island } from './countdown-banner.island.tsx';
import { toCountdownState } from './countdown-state.ts';

export const block = defineBlock({
  content,
  load: async ({ now, locale }, { endTime }) => toCountdownState(endTime, now, locale.tag),
  hydrate: 'visible',
  render: Island,
});
