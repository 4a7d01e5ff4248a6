/** Whether the moment is still to come, and how it is written where nothing counts it down. */
import { findTimeLeft, type Moment } from '#features/content/countdown.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { CountdownBannerContent } from './countdown-banner.content.ts';

export const blockLoad = defineBlockLoad<CountdownBannerContent>('countdown-banner', async (shop, { endTime }): Promise<Moment> => {
  const isOver = findTimeLeft(endTime, shop.now.getTime()) === null;
  const words = new Intl.DateTimeFormat(shop.locale.tag, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  return { isOver, words: isOver ? '' : words.format(new Date(endTime)) };
});
