/** PDP-12: banner of the beauty product finder; products selected in it are added to the basket. */
import { useState } from 'react';
import { countItems } from '#features/basket/basket.ts';
import { changeShopper, notifyOtherTabs } from '#features/shopper/use-shopper.ts';
import { useLazyText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { WidgetIframe } from './parts/widget-iframe.tsx';

export function ProductFinder({ src }: { readonly src: string }) {
  const [count, setCount] = useState(0);
  const { locale } = useShop();
  const text = useLazyText('guided-selling');
  return (
    <section
      aria-label={text('productFinder.title')}
      className="grid gap-2 rounded-control bg-surface p-5"
    >
      <h2 className="text-xl">{text('productFinder.title')}</h2>
      <p className="text-sm">{text('productFinder.text')}</p>
      <WidgetIframe
        title={text('productFinder.open')}
        src={src}
        className="mt-2 inline-grid min-h-11 place-items-center rounded-control border border-control px-5 font-medium hover:border-ink"
        onMessage={async (message) => {
          if (message.kind === 'add' && (await add(message.sku, locale.tag)))
            setCount((previous) => previous + 1);
        }}
      >
        <p role="status" className="min-h-6 pt-2 text-sm">
          {count > 0 && <span key={count}>{text('productFinder.added')}</span>}
        </p>
      </WidgetIframe>
    </section>
  );
}

/** A failure is only logged, since the iframe shows its own interface. */
async function add(sku: string, locale: string): Promise<boolean> {
  const { postItem } = await import('#features/buy-box/post-item.browser.ts');
  const response = await postItem({ sku, quantity: 1 }, null, locale);
  if ('problem' in response) {
    console.warn(`The product finder could not add ${sku}: ${response.problem.code}`);
    return false;
  }
  changeShopper({ basketCount: countItems(response.added.basket) });
  notifyOtherTabs();
  return true;
}
