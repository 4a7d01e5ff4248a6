/** Sentences of product descriptions that explain each detail of the product name. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import type { Print } from '../../models.ts';
import { localised } from '../phrase.ts';
import type { DetailKey } from './details.ts';
import { potions, surfaces, things } from './notes-on-things.ts';
import { cloths, cuts } from './notes-on-wear.ts';

export const detailNotes: Readonly<Record<DetailKey, Localised>> = {
  ...cuts,
  ...cloths,
  ...surfaces,
  ...potions,
  ...things,
};

export const printNotes: Readonly<Record<Print, Localised>> = {
  stripe: localised(
    'The stripes meet at the seams, as they should.',
    'Les rayures se rejoignent aux coutures, comme il se doit.',
    'Die Streifen treffen sich an den Nähten, wie es sich gehört.',
    'تلتقي الخطوط عند الدرزات كما ينبغي.',
  ),
  check: localised(
    'A check with enough space in it to look calm.',
    'Un carreau assez large pour rester sobre.',
    'Ein Karo mit genug Weite, um ruhig zu wirken.',
    'مربعات واسعة تحافظ على هدوء المظهر.',
  ),
  floral: localised(
    'The flowers were painted by hand before they were printed.',
    'Les fleurs ont été peintes à la main avant d’être imprimées.',
    'Die Blüten wurden von Hand gemalt, ehe sie gedruckt wurden.',
    'رُسمت الزهور يدويًا قبل طباعتها.',
  ),
  spot: localised(
    'The spots are small and evenly sown.',
    'Les pois sont petits et régulièrement semés.',
    'Die Punkte sind klein und gleichmäßig gesät.',
    'النقاط صغيرة وموزعة بانتظام.',
  ),
};
