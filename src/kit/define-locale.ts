/** Defines a locale: language tag, text direction and native name. */

export type LocaleTag = string;

export type Locale = {
  /** BCP 47, for example `en-GB`; the folder under `locales/` has the same name. */
  readonly tag: LocaleTag;
  /** First path segment of URLs, such as `fr`; the first language of a fascia has none. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Native name of the language, for the switch in the footer. */
  readonly name: string;
};

export function defineLocale(locale: Locale): Locale {
  return locale;
}
