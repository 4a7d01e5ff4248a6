/** Pictures for the blocks' examples: drawings of the sample shop. */

const pictures = {
  wardrobe: ['draw.scene-wardrobe.forest-green.front', 'A wardrobe of green coats', '#9fb09a'],
  table: ['draw.scene-table.stone.front', 'A laid table with stoneware', '#c4baa8'],
  knitwear: ['draw.scene-knitwear.oat.front', 'Folded jumpers on a stool', '#dccfb8'],
  dress: ['draw.dress-midi.moss-green.front', 'A green midi dress', '#a8b18f'],
  jumper: ['draw.jumper-crew.oat.front', 'An oat jumper', '#dccfb8'],
  lamp: ['draw.lamp-table.terracotta.front', 'A terracotta table lamp', '#c8795a'],
  perfume: ['draw.perfume-round.blush.front', 'A round perfume bottle', '#e8c9c2'],
  plates: ['draw.plate-stack.stone.front', 'A stack of plates', '#c4baa8'],
  bag: ['draw.bag-tote.camel.front', 'A camel tote bag', '#b98a56'],
} as const;

export function fixturePicture(name: keyof typeof pictures, alt: string = pictures[name][1]) {
  const [id, , tint] = pictures[name];
  return { id, alt, tint };
}

/** The files of this video stand at its address, one for each profile. */
export const fixtureVideo = {
  desktop_url: '/media/film.scene-table.stone',
  encoding_profiles: ['webm_720p', 'webm_480p'],
  display_images: [fixturePicture('table')],
};
