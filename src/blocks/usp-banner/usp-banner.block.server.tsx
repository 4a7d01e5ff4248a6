/** Selling points (USPs): rotating, as a ticker, or side by side. */
import { findTimeLeft } from '#features/content/countdown.ts';
import { defineBlock } from '../render/define-block.server.ts';
import { formatRemaining } from './usp.ts';
import { content } from './usp-banner.content.ts';
import { Island } from './usp-banner.island.tsx';

export const block = defineBlock({
  content,
  /** Loads the width of each countdown in characters, so that the client can reserve it. */
  load: async ({ now, locale }, { items }): Promise<readonly number[]> =>
    items.map(({ countdownTo }) => {
      const remaining = countdownTo ? findTimeLeft(countdownTo, now.getTime()) : null;
      return remaining ? formatRemaining(remaining, locale.tag).length : 0;
    }),
  hydrate: 'visible',
  render: Island,
});
