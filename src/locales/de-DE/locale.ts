/** German. */
import { defineLocale } from '#kit/define-locale.ts';

export const locale = defineLocale({
  tag: 'de-DE',
  language: 'de',
  direction: 'ltr',
  name: 'Deutsch',
});
