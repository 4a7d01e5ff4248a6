/** Messages of content blocks: labels of controls and default titles. */
/** Namespace for `useText` in client blocks, which adds these messages to their page. */
export const namespace = 'blocks';

export const messages = {
  'slides.back': 'Previous slide',
  'slides.forward': 'Next slide',
  'slides.pause': 'Pause',
  'slides.play': 'Play',
  'slides.show': 'Slide {number} of {count}',
  'faq.title': 'Frequently Asked Questions',
  'countdown.days': '{count, plural, one {day} other {days}}',
  'countdown.hours': '{count, plural, one {hour} other {hours}}',
  'countdown.minutes': 'min',
  'countdown.seconds': 'sec',
  'backToTop.label': 'Back to top',
  'categoryCard.shopAll': 'Shop All',
  'categoryCard.close': 'Close',
  'carousel.viewAll': 'View all',
  'carousel.back': 'Show earlier products',
  'carousel.forward': 'Show more products',
  'personal.womens-clothing': 'Womenswear',
  'personal.mens': 'Menswear',
  'personal.beauty': 'Beauty',
  'personal.home': 'Home',
  'blog.minutes': '{minutes, plural, one {# minute} other {# minutes}} to read',
  'frame.question': '“{title}” comes from {host}, which may learn that you are here. Show it?',
  'frame.once': 'Show it',
  'frame.always': 'Always during this visit',
  'shoppable.open': 'Show {number} of {count}: {name}',
  'shoppable.close': 'Close',
  'shoppable.notFound': 'Product not found',
  'shoppable.list': 'Shop this picture',
  'wishlistRow.viewAll': 'View all',
  'row.empty': 'There is nothing to show here at the moment.',
  'socials.noPosts': 'There are no posts to show at the moment.',
  'socials.all': 'View all',
  'socials.play': 'Play: {name}',
  'socials.post': 'Post on {channel}',
  'socials.filter': 'Show posts from',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
