/** Loads the width of each countdown in characters, so that the client can reserve it. */
import { findTimeLeft } from '#features/content/countdown.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import { formatLeft } from './usp.ts';
import type { UspBannerContent } from './usp-banner.content.ts';

export const blockLoad = defineBlockLoad<UspBannerContent>(
  'usp-banner',
  async ({ now, locale }, { items }): Promise<readonly number[]> =>
    items.map(({ countdownTo }) => {
      const left = countdownTo ? findTimeLeft(countdownTo, now.getTime()) : null;
      return left ? formatLeft(left, locale.tag).length : 0;
    }),
);
