/** What a language is: its tag, its direction, its name in itself. */

export type LocaleTag = string;

export type Locale = {
  /** BCP 47, for example `en-GB`; the folder under `locales/` has the same name. */
  readonly tag: LocaleTag;
  /** First address segment where the language is not the fascia's first: `fr`. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The language's name in itself, for the switch in the footer. */
  readonly name: string;
};

export function defineLocale(locale: Locale): Locale {
  return locale;
}
