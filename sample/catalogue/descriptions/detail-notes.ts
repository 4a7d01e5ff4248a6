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
    'Even stripes in contrasting colours.',
    'Des rayures régulières et contrastées.',
    'Gleichmäßige Streifen in Kontrastfarben.',
    'خطوط منتظمة بألوان متباينة.',
  ),
  check: localised(
    'A widely spaced, calm check.',
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
    'Small, evenly spaced spots.',
    'De petits pois régulièrement espacés.',
    'Kleine, gleichmäßig verteilte Punkte.',
    'النقاط صغيرة وموزعة بانتظام.',
  ),
};
