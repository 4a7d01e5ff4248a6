/** PDP-4: what may be said of where a material comes from, where the product says nothing itself. */

/** In this order; of each material at most one message. */
const materials = [
  { id: 'material.recycledPolyester', words: /recycled polyester/i },
  { id: 'material.organicCotton', words: /organic cotton/i },
  { id: 'material.recycledCotton', words: /recycled cotton/i },
  { id: 'material.responsibleCotton', words: /(responsible|better) cotton/i },
  { id: 'material.leather', words: /leather|suede/i },
  { id: 'material.down', words: /\bdown\b/i },
  { id: 'material.linen', words: /linen/i },
  { id: 'material.viscose', words: /viscose/i },
  { id: 'material.wool', words: /wool|merino/i },
  { id: 'material.surplus', words: /surplus/i },
  { id: 'material.trims', words: /recycled (trims|buttons|zips)/i },
] as const;

export type MaterialMessage = (typeof materials)[number]['id'];

export function findMaterialMessages(named: readonly string[] = []): readonly MaterialMessage[] {
  return materials.filter(({ words }) => named.some((name) => words.test(name))).map(({ id }) => id);
}
