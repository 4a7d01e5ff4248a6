/** Registry of beauty products, by model name. */
import {
  jarCream,
  perfumeRound,
  perfumeTall,
  pumpBottle,
  serum,
  soapBar,
  tubeCream,
} from './care.ts';
import type { Maker } from './makers.ts';
import { compact, foundation, lipGloss, lipstick, mascara, nailVarnish } from './makeup.ts';

export const beauty = {
  lipstick,
  'lip-gloss': lipGloss,
  foundation,
  mascara,
  'nail-varnish': nailVarnish,
  compact,
  'perfume-tall': perfumeTall,
  'perfume-round': perfumeRound,
  'jar-cream': jarCream,
  'serum-dropper': serum,
  'pump-bottle': pumpBottle,
  'tube-cream': tubeCream,
  'soap-bar': soapBar,
} as const satisfies Record<string, Maker>;
