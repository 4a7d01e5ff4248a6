/** Arabic, right to left. */
import { defineLocale } from '#kit/define-locale.ts';

export const locale = defineLocale({
  tag: 'ar',
  language: 'ar',
  direction: 'rtl',
  name: 'العربية',
});
