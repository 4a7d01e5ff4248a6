/** Fabrics that only home textiles are made of. */
import { localised } from '../phrase.ts';
import type { Substance } from './substance.ts';

export const homeCloth = {
  percale: {
    name: localised('cotton percale', 'en percale de coton', 'aus Baumwollperkal'),
    composition: localised(
      '100% cotton, 200 thread count',
      '100 % coton, 80 fils/cm²',
      '100 % Baumwolle, 80 Fäden/cm²',
    ),
    praise: localised(
      'Percale is crisp on the first night and better on the hundredth.',
      'La percale est nette la première nuit, meilleure à la centième.',
      'Perkal ist in der ersten Nacht frisch und in der hundertsten noch besser.',
    ),
    care: 'machine',
    sustainability: 'organicCotton',
  },
  velvet: {
    name: localised('velvet', 'en velours', 'aus Samt'),
    composition: localised(
      '100% cotton velvet, down filling',
      '100 % velours de coton, garnissage duvet',
      '100 % Baumwollsamt, Daunenfüllung',
    ),
    praise: localised(
      'The short pile takes the light differently from every side.',
      'Le poil ras prend la lumière différemment de chaque côté.',
      'Der kurze Flor fängt das Licht von jeder Seite anders ein.',
    ),
    care: 'delicate',
    sustainability: 'down',
  },
  jute: {
    name: localised('jute', 'en jute', 'aus Jute'),
    composition: localised(
      '80% jute, 20% cotton',
      '80 % jute, 20 % coton',
      '80 % Jute, 20 % Baumwolle',
    ),
    praise: localised(
      'Jute is tough underfoot and warms the room with its own gold.',
      'Le jute résiste aux pas et réchauffe la pièce de son or naturel.',
      'Jute ist robust und wärmt den Raum mit ihrem natürlichen Goldton.',
    ),
    care: 'dust',
  },
} as const satisfies Record<string, Substance>;
