/** French. */
import { defineLocale } from '#kit/define-locale.ts';

export const locale = defineLocale({
  tag: 'fr-FR',
  language: 'fr',
  direction: 'ltr',
  name: 'Français',
});
