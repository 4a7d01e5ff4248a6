/** Messages of the gallery's lazy-loaded components. */
export const namespace = 'product-lazy';

export const messages = {
  'gallery.show': 'Show picture {number} of {count}',
  'gallery.showVideo': 'Show the video, {number} of {count}',
  'gallery.up': 'Previous thumbnails',
  'gallery.down': 'Next thumbnails',
  'gallery.zoomOut': 'Zoom out',
  'gallery.close': 'Close',
  'gallery.video': 'Video of the product',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
