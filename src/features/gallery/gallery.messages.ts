/** Words of the gallery. */
export const area = 'product';

export const messages = {
  'gallery.label': 'Pictures',
  'gallery.show': 'Show picture {number} of {count}',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
