/** Words of the gallery. */
export const area = 'product';

export const messages = {
  'gallery.label': 'Pictures',
  'gallery.show': 'Show picture {number} of {count}',
  'gallery.showVideo': 'Show the video, {number} of {count}',
  'gallery.back': 'Previous picture',
  'gallery.forward': 'Next picture',
  'gallery.up': 'Earlier thumbnails',
  'gallery.down': 'More thumbnails',
  'gallery.zoom': 'Look closer',
  'gallery.zoomOut': 'Look from further away',
  'gallery.close': 'Close',
  'gallery.video': 'Video of the product',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
