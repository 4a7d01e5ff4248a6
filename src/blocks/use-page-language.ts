/** For what is the shop's own within content, which may be written in another language than the page. */
import type { WrittenIn } from '#features/content/content.ts';
import { useShop } from '#kit/shop-public.tsx';

export function usePageLanguage(): WrittenIn {
  const { locale } = useShop();
  return { lang: locale.tag, dir: locale.direction };
}
