/** Loads the state of a countdown at render time, and its end as a date for use without script. */
import { type CountdownState, findTimeLeft } from '#features/content/countdown.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { CountdownBannerContent } from './countdown-banner.content.ts';

export const blockLoad = defineBlockLoad<CountdownBannerContent>(
  'countdown-banner',
  async (shop, { endTime }): Promise<CountdownState> => {
    const left = findTimeLeft(endTime, shop.now.getTime());
    const words = new Intl.DateTimeFormat(shop.locale.tag, {
      dateStyle: 'long',
      timeStyle: 'long',
      timeZone: 'UTC',
    });
    if (!left) return { isOver: true, words: '', digits: 0 };
    return {
      isOver: false,
      words: words.format(new Date(endTime)),
      digits: String(left.days).length,
    };
  },
);
