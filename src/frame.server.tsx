/** Draws what stands around every page of a fascia in a language, anew only when its categories change. */
import { renderToStaticMarkup } from 'react-dom/server';
import { Announcement } from '#features/navigation/announcement.tsx';
import { FooterPages } from '#features/navigation/footer-pages.tsx';
import type { Frame } from '#features/navigation/frame.ts';
import { Menu } from '#features/navigation/menu.tsx';
import { loadNavigation } from '#features/navigation/navigation.server.ts';
import type { Shop } from '#kit/shop.ts';
import { ShopProvider } from '#kit/shop-public.tsx';
import { WordsProvider } from '#kit/text.tsx';
import { openWords } from './catalogues.ts';

export function loadFrame(shop: Shop): Promise<Frame> {
  return shop.remember('frame', ['categories'], async () => {
    const { departments, freeDeliveryFrom } = await loadNavigation(shop);
    const draw = (part: React.ReactNode) =>
      renderToStaticMarkup(
        <ShopProvider value={shop.public}>
          <WordsProvider value={openWords(shop.locale.tag)}>{part}</WordsProvider>
        </ShopProvider>,
      );
    return {
      announcement: draw(<Announcement freeDeliveryFrom={freeDeliveryFrom} />),
      menu: draw(<Menu departments={departments} />),
      footerPages: draw(<FooterPages />),
    };
  });
}
