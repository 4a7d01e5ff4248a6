/** Definition of a locale: its tag, its direction and its native name. */

export type LocaleTag = string;

export type Locale = {
  /** BCP 47, for example `en-GB`; the folder under `locales/` has the same name. */
  readonly tag: LocaleTag;
  /** First path segment of addresses in this language, unless it is the fascia's first: `fr`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Native name of the language, for the switch in the footer. */
  readonly name: string;
};

export function defineLocale(locale: Locale): Locale {
  return locale;
}
