/** Identity and terms of the company that sells the lamp of the sample. Nothing of it exists. */
import type { ProductFacts } from '#features/catalogue/catalogue-records.ts';
import { localised } from './catalogue/phrase.ts';

export const sellerFacts: ProductFacts = {
  seller: {
    corporateName: 'Brindle House Lighting Ltd',
    vatNumber: 'GB 999 9999 73',
    identificationNumber: '09999973',
    address: {
      street1: 'Unit 4, Brindle Mill',
      street2: 'Weir Road',
      city: 'Aldermoor',
      zipCode: 'AD1 4BM',
      countryIsoCode: 'GB',
    },
  },
  shopDeliveryMessaging: localised(
    'Sent from Aldermoor by courier within three working days, with a tracking number.',
    'Expédié d’Aldermoor par transporteur sous trois jours ouvrés, avec un numéro de suivi.',
    'Versand aus Aldermoor per Kurier innerhalb von drei Werktagen, mit Sendungsnummer.',
    'يُرسل من ألدرمور خلال ثلاثة أيام عمل عبر شركة شحن، مع رقم للتتبع.',
  ),
  shopExclusionsMessaging: localised(
    'Express delivery and collection points are not available for this product.',
    'La livraison express et les points de retrait ne sont pas proposés pour ce produit.',
    'Expressversand und Abholstationen gibt es für diesen Artikel nicht.',
    'لا يتوفر لهذا المنتج التوصيل السريع ولا نقاط الاستلام.',
  ),
};
