/** The sample shop's garments, by their measures. */
import type { Layer } from '../engine/layers.ts';
import { crumple, drape, gathers, pleats, pull, puff } from '../folds.ts';
import type { Fold } from '../engine/surfaces.ts';
import { drawBottom } from './bottom.ts';
import type { Look } from './look.ts';
import { skirtLayers } from './skirt.ts';
import type { Bottom, Neck, Skirt, Sleeve, Top } from './specs.ts';
import { drawTop } from './top.ts';

/** The chest stands out and shades what hangs below it. */
const bust: Fold = (u, s) => 46 * Math.exp(-(((s - 0.34) / 0.24) ** 2)) * (1 - u * u * 0.6);

/** Worn cloth: hanging folds below the bust and pulls from the armholes. */
function worn(seed: number, hang = 9, unrest = 8) {
  return [
    drape({ count: 4, depth: hang * 2.1, from: 0.12, seed }),
    crumple({ depth: unrest * 1.3, seed: seed + 4 }),
    bust,
    pull(560, 740, 720, 900, 46, 10),
    pull(1040, 740, 890, 920, 46, 10),
    pull(590, 640, 700, 520, 34, 5),
    pull(1010, 640, 900, 520, 34, 5),
  ];
}

const round: Neck = { kind: 'round', half: 9, front: 9.5, back: 2.9, band: 1.9 };
const short: Sleeve = { length: 19, lean: 40, bulge: 2.2, cuff: 11.4, rib: 0 };
const long: Sleeve = { length: 58, lean: 13, bulge: 5.4, cuff: 9, rib: 0 };

const tee: Top = {
  neck: round, shoulder: 19.5, drop: 4.4, armhole: 21, chest: 22.4, waist: 21.2, waistAt: 38, hem: 23, length: 61, sleeve: short, rib: 0,
  material: 'jersey', trim: 'jersey', folds: worn(1),
};
const teeMens: Top = { ...tee, neck: { ...round, half: 9.4, front: 8.6, band: 2.2 }, shoulder: 22.5, drop: 5, armhole: 24, chest: 26, waist: 26, waistAt: 44, hem: 26.4, length: 71, sleeve: { ...short, length: 23, lean: 36, cuff: 12 }, folds: worn(3, 8, 7) };
const sweat: Top = {
  ...tee, neck: { ...round, front: 8.4, band: 2.6 }, shoulder: 21.5, drop: 5, armhole: 24, chest: 25, waist: 26, waistAt: 40, hem: 25, length: 60, rib: 6,
  sleeve: { ...long, length: 59, lean: 15, bulge: 6.6, cuff: 10.5, rib: 6.5 }, material: 'fleece', folds: [...worn(5, 7, 9), puff({ at: 0.93, depth: 20, reach: 0.08 })],
};
const jumper: Top = { ...sweat, neck: { ...round, half: 9.6, front: 7.6, band: 2.6 }, chest: 24, waist: 24, hem: 23.6, length: 59, rib: 5.5, material: 'knit', trim: 'knit', folds: [...worn(8, 7, 8), puff({ at: 0.95, depth: 14, reach: 0.06 })] };
const cardigan: Top = { ...jumper, neck: { kind: 'v', half: 8.6, front: 25, back: 3.2, band: 2.6 }, shoulder: 20, hem: 24, length: 72, waistAt: 46, opening: { buttons: 5, band: 3.2 } };
const strappy: Neck = { kind: 'strap', half: 9.2, front: 20.5, back: 18, band: 0 };
const sleeveless: Top = {
  neck: { kind: 'round', half: 9.4, front: 12, back: 5, band: 0 }, shoulder: 15.2, drop: 3.2, armhole: 22.5, chest: 21, waist: 18.6, waistAt: 38, hem: 26, length: 60, rib: 0,
  material: 'woven', trim: 'woven', folds: [...worn(4, 6, 5), pull(600, 760, 720, 700, 30, 7), pull(1000, 760, 880, 700, 30, 7)],
};
const flowing: Skirt = { from: 40, to: 114, waist: 17.4, hip: 24, hem: 36, folds: [drape({ count: 9, depth: 26, from: 0, seed: 2 }), gathers({ at: 0, count: 22, depth: 7, reach: 0.3 }), crumple({ depth: 6 })] };

const tops = {
  'tee-crew': tee,
  'tee-vneck': { ...tee, neck: { ...round, kind: 'v', front: 15.5, band: 1.5 }, folds: worn(2) },
  'tee-boxy': { ...tee, shoulder: 23.5, drop: 6, armhole: 23.5, chest: 26, waist: 26.4, hem: 26.6, waistAt: 34, length: 50, sleeve: { ...short, length: 17, lean: 40, bulge: 1.4, cuff: 11 }, folds: worn(6, 8, 9) },
  'tee-mens': teeMens,
  'tee-long-sleeve': { ...tee, shoulder: 18.5, chest: 20.6, waist: 19.4, hem: 21, length: 60, sleeve: long, folds: worn(7, 6, 7) },
  'tee-long-sleeve-mens': { ...teeMens, sleeve: { ...long, length: 64, lean: 13, bulge: 6, cuff: 10.6, rib: 5.5 }, chest: 24.8, waist: 24.8, hem: 25.4, folds: worn(9, 7, 7) },
  'vest-rib': { ...sleeveless, neck: { kind: 'round', half: 9.6, front: 15.5, back: 7, band: 0.9 }, shoulder: 14, chest: 18.6, waist: 17, hem: 19.4, length: 58, material: 'rib', trim: 'jersey', folds: [crumple({ depth: 5 }), drape({ count: 3, depth: 4 })], round: 0.46 },
  cami: { ...sleeveless, neck: strappy, armhole: 24, chest: 19.6, waist: 19.4, hem: 23.5, length: 60, material: 'satin', trim: 'satin', folds: [drape({ count: 5, depth: 17, from: 0.2, seed: 5 }), crumple({ depth: 8, seed: 8 })] },
  sweatshirt: sweat,
  'sweatshirt-mens': { ...sweat, neck: { ...round, half: 9.4, front: 8, band: 2.6 }, shoulder: 23.5, drop: 5.4, armhole: 26, chest: 27, waist: 27.6, waistAt: 46, hem: 26.6, length: 69, sleeve: { ...long, length: 64, lean: 14, bulge: 7, cuff: 11, rib: 7 }, vStitch: true, folds: [...worn(11, 7, 8), puff({ at: 0.94, depth: 18, reach: 0.07 })] },
  'jumper-crew': jumper,
  'jumper-roll-neck': { ...jumper, neck: { ...round, kind: 'roll', half: 8.6, front: 2.5, back: 1, band: 0 }, folds: [...worn(12, 7, 8), puff({ at: 0.95, depth: 14, reach: 0.06 })] },
  'jumper-mens': { ...jumper, shoulder: 23, drop: 5.2, armhole: 25.5, chest: 26.4, waist: 26.6, waistAt: 46, hem: 26, length: 69, sleeve: { ...long, length: 64, lean: 13.5, bulge: 6.6, cuff: 10.8, rib: 7 }, folds: worn(13, 6, 8) },
  cardigan,
  'cardigan-cropped': { ...cardigan, neck: { ...round, half: 9, front: 7.5, band: 2.2 }, hem: 22.4, chest: 22.6, waist: 22, waistAt: 34, length: 50, rib: 5, opening: { buttons: 6, band: 2.8 }, folds: worn(15, 5, 7) },
  'cardigan-mens': { ...cardigan, neck: { kind: 'v', half: 9, front: 28, back: 3, band: 4.6 }, shoulder: 23, drop: 5.2, armhole: 25.5, chest: 26.4, waist: 26.4, hem: 26, length: 71, sleeve: { ...long, length: 63, lean: 13.5, bulge: 6.6, cuff: 10.8, rib: 7 }, opening: { buttons: 4, band: 3.4, collar: 8.4 }, folds: worn(16, 6, 8) },
  'dress-mini': { ...sleeveless, waist: 19.6, hem: 31, length: 88, waistAt: 40, folds: [drape({ count: 7, depth: 22, from: 0.35, seed: 3 }), crumple({ depth: 6 }), pull(610, 760, 720, 690, 30, 7), pull(990, 760, 880, 690, 30, 7)] },
  'dress-midi': { ...tee, neck: { kind: 'v', half: 9, front: 15, back: 2.4, band: 0 }, chest: 20.6, waist: 18, waistAt: 40, sleeve: { ...short, length: 22, lean: 34, bulge: 3, cuff: 12 }, material: 'woven', trim: 'woven', skirt: flowing, folds: [...worn(17, 3, 6), gathers({ at: 1, count: 16, depth: 5, reach: 0.25 })] },
  'dress-maxi': { ...sleeveless, neck: { kind: 'round', half: 9.4, front: 13, back: 6, band: 0 }, waist: 18, skirt: { ...flowing, to: 138, hip: 24, hem: 40, tiers: [80, 110], folds: [drape({ count: 10, depth: 26, from: 0, seed: 4 }), gathers({ at: 0, count: 22, depth: 8, reach: 0.16 }), gathers({ at: 0.41, count: 30, depth: 10, reach: 0.13, seed: 5 }), gathers({ at: 0.72, count: 34, depth: 11, reach: 0.13, seed: 7 })] } },
  'dress-slip': { ...sleeveless, neck: strappy, armhole: 24, chest: 19.2, waist: 18, waistAt: 42, hem: 27, length: 118, material: 'satin', trim: 'satin', folds: [drape({ count: 5, depth: 24, from: 0.28, seed: 6 }), crumple({ depth: 9, wide: 220, tall: 420, seed: 10 }), pull(620, 1000, 940, 1180, 60, 12)] },
  robe: { ...tee, neck: { kind: 'v', half: 8.4, front: 36, back: 3, band: 4.6 }, shoulder: 22, drop: 5, armhole: 27, chest: 26, waist: 24, waistAt: 42, hem: 31, length: 102, sleeve: { ...long, length: 56, lean: 17, bulge: 6, cuff: 15, rib: 0 }, material: 'terry', trim: 'terry', opening: { buttons: 0, band: 7, collar: 10 }, belt: true, pockets: true, folds: [drape({ count: 6, depth: 20, from: 0.4, seed: 7 }), gathers({ at: 0.41, count: 12, depth: 9, reach: 0.16 }), crumple({ depth: 7 })] },
} as const satisfies Record<string, Top>;

const skirts = {
  'skirt-aline': { from: 4, to: 62, waist: 17.6, hip: 25, hem: 35, waistband: 3.6, folds: [drape({ count: 6, depth: 20, from: 0.2, seed: 2 }), crumple({ depth: 5 })] },
  'skirt-pleated': { from: 4, to: 78, waist: 17.4, hip: 23, hem: 33, waistband: 3.4, folds: [pleats({ count: 22, depth: 20 }), drape({ count: 5, depth: 14, from: 0.3, seed: 3 })] },
} as const satisfies Record<string, Skirt>;

const wide: Bottom = { waist: 17.6, hip: 22.6, rise: 29, length: 104, knee: 13.4, hem: 15, stance: 15.7, waistband: 4, waistKind: 'tailored', cuff: 0, crease: true, pleats: true, pockets: 'slant', material: 'twill', folds: [crumple({ depth: 7, wide: 130, tall: 520, seed: 5 }), drape({ count: 9, depth: 10, from: 0.4, seed: 3 })] };
const relaxed = [crumple({ depth: 10, wide: 120, tall: 260, seed: 7 }), drape({ count: 7, depth: 8, from: 0.35, seed: 4 })];
const bottoms = {
  'trousers-wide': wide,
  'trousers-straight': { ...wide, length: 96, knee: 10.6, hem: 10.2, stance: 11.4, pleats: false, hip: 21.8, crease: true },
  'trousers-mens': { ...wide, waist: 20.6, hip: 23.8, rise: 27, length: 108, knee: 11.8, hem: 10.8, stance: 12.4, pleats: false, crease: false },
  joggers: { ...wide, waist: 18.6, hip: 23, rise: 29, length: 98, knee: 11.4, hem: 8.4, stance: 11.2, waistband: 4.6, waistKind: 'drawstring', cuff: 6, crease: false, pleats: false, pockets: 'side', material: 'fleece', folds: [...relaxed, puff({ at: 0.96, depth: 22, reach: 0.06 })] },
  'joggers-mens': { ...wide, waist: 21, hip: 24.6, rise: 28, length: 104, knee: 12.4, hem: 9.4, stance: 12.2, waistband: 4.8, waistKind: 'drawstring', cuff: 6.5, crease: false, pleats: false, pockets: 'side', material: 'fleece', folds: [...relaxed, puff({ at: 0.96, depth: 22, reach: 0.06 })] },
  shorts: { ...wide, length: 47, knee: 14, hem: 15.4, stance: 16, crease: false, folds: [crumple({ depth: 7 }), drape({ count: 6, depth: 10, from: 0.3, seed: 2 })] },
  'shorts-mens': { ...wide, waist: 21, hip: 25, rise: 28, length: 54, knee: 14, hem: 14.6, stance: 15.6, waistKind: 'drawstring', waistband: 4.6, crease: false, pleats: false, pockets: 'slant', folds: [crumple({ depth: 8 }), drape({ count: 5, depth: 8, from: 0.3, seed: 6 })] },
} as const satisfies Record<string, Bottom>;

export const garmentNames = [...Object.keys(tops), ...Object.keys(skirts), ...Object.keys(bottoms)];

/** null for a model that is not a garment. */
export function drawGarment(model: string, look: Look): Layer[] | null {
  if (Object.hasOwn(tops, model)) return drawTop(tops[model as keyof typeof tops], look);
  if (Object.hasOwn(skirts, model)) return skirtLayers(skirts[model as keyof typeof skirts], 'woven', look);
  if (Object.hasOwn(bottoms, model)) return drawBottom(bottoms[model as keyof typeof bottoms], look);
  return null;
}
