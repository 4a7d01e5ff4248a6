/** Words that content blocks say of themselves; everything else is the editors'. */
/** What a live block names, so that its page brings these words. */
export const area = 'blocks';

export const messages = {
  'slides.back': 'Previous slide',
  'slides.forward': 'Next slide',
  'slides.pause': 'Pause',
  'slides.play': 'Play',
  'slides.show': 'Slide {number} of {count}',
  'faq.title': 'Frequently Asked Questions',
  'countdown.days': 'days',
  'countdown.hours': 'hours',
  'countdown.minutes': 'min',
  'countdown.seconds': 'sec',
  'backToTop.label': 'Back to top',
  'categoryCard.shopAll': 'Shop All',
  'categoryCard.close': 'Close',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
