/** Pictures for the blocks' examples, from the sample shop; `000000` means the current version. */

const pictures = {
  wardrobe: [
    'studio.scene-wardrobe.forest-green.front.aldermoor.000000',
    'A green dress, a jumper and trousers on a rail',
    '#9fb09a',
  ],
  table: [
    'studio.scene-table.stone.front.aldermoor.000000',
    'A laid table with stoneware',
    '#c4baa8',
  ],
  vanity: [
    'studio.scene-vanity.blush.front.aldermoor.000000',
    'Scent, a lipstick and a compact in the sun',
    '#e8d3c8',
  ],
  knitwear: [
    'studio.scene-knitwear.oat.front.aldermoor.000000',
    'A pile of folded jumpers on a stool',
    '#dccfb8',
  ],
  dress: ['studio.dress-midi.moss-green.front.aldermoor.000000', 'A green midi dress', '#a8b18f'],
  jumper: ['studio.jumper-crew.oat.front.aldermoor.000000', 'An oat jumper', '#dccfb8'],
  lamp: [
    'studio.lamp-table.terracotta.front.aldermoor.000000',
    'A terracotta table lamp',
    '#c8795a',
  ],
  perfume: [
    'studio.perfume-round.blush.front.aldermoor.000000',
    'A round perfume bottle',
    '#e8c9c2',
  ],
  plates: ['studio.plate-stack.stone.front.aldermoor.000000', 'A stack of plates', '#c4baa8'],
  bag: ['studio.bag-tote.camel.front.aldermoor.000000', 'A camel tote bag', '#b98a56'],
} as const;

export function fixturePicture(name: keyof typeof pictures, alt: string = pictures[name][1]) {
  const [id, , tint] = pictures[name];
  // Cropping keeps the bottom, where objects stand; the knitwear scene keeps its top.
  return { id, alt, tint, focus: name === 'knitwear' ? ('top' as const) : ('bottom' as const) };
}

/** Each encoding profile is a file below this URL. */
export const fixtureVideo = {
  desktop_url: '/media/film.scene-table.stone',
  encoding_profiles: ['webm_720p', 'webm_480p'],
  display_images: [fixturePicture('table')],
};
