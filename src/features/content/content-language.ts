/** React context: language of editors' content, where it differs from the page's. */
import { createContext, use } from 'react';
import { useShop } from '#request/shop-public.tsx';
import type { LanguageAttributes } from './content.ts';

export const ContentLanguage = createContext<LanguageAttributes>({});

/** Attributes of interface text within content in another language; empty elsewhere. */
export function usePageLanguageAttributes(): LanguageAttributes {
  const { locale } = useShop();
  return use(ContentLanguage).lang === undefined ? {} : { lang: locale.tag, dir: locale.direction };
}
