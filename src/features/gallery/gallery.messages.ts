/** Messages of the gallery. */
export const namespace = 'product';

export const messages = {
  'gallery.label': 'Pictures',
  'gallery.none': 'No pictures yet',
  'gallery.back': 'Previous picture',
  'gallery.forward': 'Next picture',
  'gallery.zoom': 'Zoom in',
} as const;

declare module '#i18n/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
