/** Finds links of a page whose text does not describe their destination. */

/** Texts by language: those of Lighthouse's audit `link-text`, and similar ones. */
const GENERIC_TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...['click here', 'click this', 'go', 'here', 'information', 'learn more', 'more'],
    ...['more info', 'more information', 'right here', 'read more', 'see more', 'start', 'this'],
    ...['details', 'discover more', 'find out more', 'link', 'show more', 'view more'],
  ],
  fr: [
    ...['ici', 'cliquez ici', 'cliquer ici', 'plus', 'en savoir plus', 'lire la suite', 'suite'],
    ...['lire plus', 'voir plus', 'afficher plus', "plus d'infos", "plus d'informations"],
    ...['informations', 'lien', 'découvrir', 'en découvrir plus', 'voir'],
  ],
  de: [
    ...['klicke hier', 'klicken sie hier', 'hier klicken', 'hier', 'mehr', 'siehe', 'dies', 'das'],
    ...['weiterlesen', 'mehr erfahren', 'mehr lesen', 'mehr anzeigen', 'mehr infos', 'link'],
    ...['ansehen', 'entdecken', 'mehr entdecken'],
  ],
  ar: [
    ...['هنا', 'اضغط هنا', 'اضغطي هنا', 'انقر هنا', 'المزيد', 'اقرأ المزيد', 'اقرئي المزيد'],
    ...['قراءة المزيد', 'اعرف المزيد', 'شاهد المزيد', 'عرض المزيد', 'معلومات', 'رابط'],
  ],
};

const LINK = /<a\s([^>]*)>(.*?)<\/a>/gs;
const NO_TEXT = /<(svg|style|script)\b.*?<\/\1>|<[^>]*>|<!--.*?-->/gs;

/** `language` is that of the text, such as `fr` or `fr-FR`. @throws Error for an unknown one. */
export function isGenericText(text: string, language: string): boolean {
  const generic = GENERIC_TEXTS[language.split('-')[0] ?? ''];
  if (!generic) throw new Error(`There are no generic texts for the language "${language}".`);
  return generic.includes(text.trim().toLowerCase().replaceAll('’', "'"));
}

/** `text: href` of each such link. The text includes text for screen readers only. */
export function listGenericLinks(html: string): readonly string[] {
  const language = /<html[^>]*\slang="([\w-]+)/.exec(html)?.[1] ?? '';
  return [...html.matchAll(LINK)].flatMap(([, attributes = '', content = '']) => {
    const text = content.replaceAll(NO_TEXT, ' ').replaceAll('&#x27;', "'");
    const linkText = text.replaceAll(/\s+/g, ' ').trim();
    const href = /href="([^"]*)"/.exec(attributes)?.[1] ?? '';
    return isGenericText(linkText, language) && !href.startsWith('#')
      ? [`${linkText}: ${href}`]
      : [];
  });
}
