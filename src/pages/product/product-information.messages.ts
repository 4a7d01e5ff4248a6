/** Words of what there is to know about a product. */
export const area = 'product';

export const messages = {
  'material.recycledPolyester': 'The polyester is recycled, which keeps it out of landfill and needs no new oil.',
  'material.organicCotton': 'The cotton is grown without synthetic pesticides.',
  'material.recycledCotton': 'Some of the cotton is recycled from offcuts.',
  'material.responsibleCotton': 'The cotton comes from farms that are trained to use less water and fewer pesticides.',
  'material.leather': 'The leather comes from tanneries that are audited.',
  'material.down': 'The down is certified and traced to the farm.',
  'material.linen': 'Flax for linen grows with little water.',
  'material.viscose': 'The viscose is made of wood from managed forests.',
  'material.wool': 'The wool comes from farms that commit to animal welfare.',
  'material.surplus': 'Cut from surplus fabric that would have gone to waste.',
  'material.trims': 'Buttons, zips and labels are recycled.',
  'product.pricing': 'Was prices are our own, charged before the reduction.',
} as const;

declare module '#kit/text.tsx' {
  interface MessageKeys extends Record<keyof typeof messages, true> {}
}
