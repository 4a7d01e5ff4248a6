/** Messages that several content blocks share; those of one block are in its folder. */
/** Namespace for `useText` in client blocks, which adds these messages to their page. */
export const namespace = 'blocks';

export const messages = {
  'slides.back': 'Previous slide',
  'slides.forward': 'Next slide',
  'slides.pause': 'Pause',
  'slides.play': 'Play',
  'slides.show': 'Slide {number} of {count}',
  'categoryCard.shopAll': 'Shop All',
  'categoryCard.close': 'Close',
  'carousel.back': 'Previous products',
  'carousel.forward': 'Next products',
  'iframe.question':
    '“{title}” is loaded from {host}, which can then see that you visited this page. Show it?',
  'iframe.once': 'Show once',
  'iframe.always': 'Always show during this visit',
  'socials.noPosts': 'There are no posts to show at the moment.',
  'socials.all': 'View all',
  'socials.play': 'Play: {name}',
  'socials.post': 'Post on {channel}',
  'socials.filter': 'Show posts from',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
