/** Content may be written in another language than the page; what is the shop's own within it says that it is the page's. */
import { createContext, use } from 'react';
import type { WrittenIn } from '#features/content/content.ts';
import { useShop } from '#kit/shop-public.tsx';

export const ContentLanguage = createContext<WrittenIn>({});

export function usePageLanguage(): WrittenIn {
  const { locale } = useShop();
  return use(ContentLanguage).lang === undefined ? {} : { lang: locale.tag, dir: locale.direction };
}
