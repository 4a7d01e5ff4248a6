/** Privacy notice in every language; a test compares its cookies and periods with the code. */
import type { LegalTexts } from '../legal-page.ts';
import { arabic } from './arabic.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';

export const privacy: LegalTexts = {
  'en-GB': english,
  'fr-FR': french,
  'de-DE': german,
  ar: arabic,
};
