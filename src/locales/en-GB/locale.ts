/** British English, the source language. */
import { defineLocale } from '#kit/define-locale.ts';

export const locale = defineLocale({
  tag: 'en-GB',
  language: 'en',
  direction: 'ltr',
  name: 'English',
});
