/** Sample groups of personalisation options: engraving and embroidery. */
import type { CustomisationGroupRecord } from '#features/customisation/customisation.ts';
import { localised } from './catalogue/phrase.ts';

export const sampleCustomisations: readonly CustomisationGroupRecord[] = [
  {
    name: 'engraving',
    title: localised('Engraving', 'Gravure', 'Gravur', 'نقش'),
    description: localised(
      'We engrave the back by hand. Engraved pieces cannot be returned.',
      'Nous gravons le dos à la main. Les pièces gravées ne peuvent être retournées.',
      'Wir gravieren die Rückseite von Hand. Gravierte Stücke können nicht zurückgegeben werden.',
      'ننقش الظهر يدويًا. لا يمكن إرجاع القطع المنقوشة.',
    ),
    fields: [
      {
        apiName: 'Engraving',
        displayName: localised(
          'Name or initials',
          'Nom ou initiales',
          'Name oder Initialen',
          'الاسم أو الأحرف الأولى',
        ),
        fieldType: 'text',
        optional: false,
        maxLength: 12,
        validationRegex: "[\\p{L} .&'\\-]+",
        validationMessage: localised(
          'Letters, spaces and & only, please.',
          'Lettres, espaces et & uniquement.',
          'Bitte nur Buchstaben, Leerzeichen und &.',
          'أحرف ومسافات وعلامة & فقط.',
        ),
      },
      {
        apiName: 'Date',
        displayName: localised('A date', 'Une date', 'Ein Datum', 'تاريخ'),
        fieldType: 'text',
        optional: true,
        maxLength: 10,
        placeholder: localised('21/06/2026', '21/06/2026', '21.06.2026', '21/06/2026'),
        validationRegex: '[0-9.\\/ \\-]+',
        validationMessage: localised(
          'Figures, dots and strokes only, please.',
          'Chiffres, points et barres obliques uniquement.',
          'Bitte nur Ziffern, Punkte und Schrägstriche.',
          'أرقام ونقاط وخطوط مائلة فقط.',
        ),
      },
    ],
  },
];
