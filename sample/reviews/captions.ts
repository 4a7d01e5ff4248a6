/** Captions of shoppers' photos. */
import type { ReviewLanguage } from './traits.ts';

export const captions: Readonly<Record<ReviewLanguage, readonly [string, ...string[]]>> = {
  en: [
    'By the window, no filter',
    'The colour in daylight',
    'Close up, for those who asked',
    'After three months',
    'Morning light',
    'How it looks in real life',
    'Not the best photo, but you get the idea',
    'The stitching, since nobody shows it',
    'On a grey day',
  ],
  fr: [
    'Près de la fenêtre, sans filtre',
    'La couleur à la lumière du jour',
    'De plus près',
    'Après trois mois',
    'Photo du matin',
    'Tel quel, un jour gris',
  ],
  de: [
    'Am Fenster, ohne Filter',
    'Die Farbe bei Tageslicht',
    'Aus der Nähe',
    'Nach drei Monaten',
    'Im Morgenlicht',
    'An einem grauen Tag',
  ],
  ar: [
    'قرب النافذة من دون فلتر',
    'اللون في ضوء النهار',
    'صورة عن قرب',
    'بعد ثلاثة أشهر',
    'كما هو في الواقع',
  ],
};
