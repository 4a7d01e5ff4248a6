/** A button that puts one thing in the basket; the panel beside the basket says what came of it. */
import { tellBuyProblem } from '#features/buy-box/buy-problem.ts';
import { lookOf } from '#features/buy-box/buying.ts';
import { useBuying } from '#features/buy-box/use-buying.ts';
import { defineBlock } from '#kit/define-block.tsx';
import { useShop } from '#kit/shop-public.tsx';
import { useText } from '#kit/text.tsx';
import type { AddToBasketButtonContent } from './add-to-basket-button.content.ts';

export const block = defineBlock<AddToBasketButtonContent>((content) => <AddToBasket {...content} />);

function AddToBasket({ sku, title, label }: AddToBasketButtonContent) {
  const text = useText('product');
  const { locale } = useShop();
  const { buying, press } = useBuying(locale.tag, sku, {});
  const look = lookOf('ready', true, buying);
  return (
    <section className="page grid justify-items-center gap-3 pt-12 lg:pt-20">
      {title && <h2 className="text-3xl">{title}</h2>}
      <button
        type="button"
        aria-disabled={look.isHeldBack}
        onClick={() => press({ button: 'ready', hasWords: true, item: { sku, quantity: 1 }, productKey: null })}
        className="min-h-12 min-w-64 rounded-control bg-accent px-8 font-medium text-on-accent hover:opacity-90"
      >
        {look.label === 'buy.add' ? label || text('buy.add') : text(look.label)}
      </button>
      <p role="alert" className="text-sm text-sale empty:hidden">
        {buying.problem && tellBuyProblem(buying.problem, text)}
      </p>
    </section>
  );
}
