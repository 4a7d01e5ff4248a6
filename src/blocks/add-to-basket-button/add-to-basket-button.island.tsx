/** Button that adds one item to the basket; a plain form before hydration. */
import type { SubmitEvent } from 'react';
import { formatAddToBasketProblem } from '#features/buy-box/add-to-basket-problem.ts';
import { toAddButtonView } from '#features/buy-box/add-to-basket-state.ts';
import { useAddToBasket } from '#features/buy-box/use-add-to-basket.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { useShop } from '#request/shop-public.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import type { BlockProps } from '../render/block-props.ts';
import type { AddToBasketButtonContent } from './add-to-basket-button.content.ts';

export function Island({ content: { sku, title, label } }: BlockProps<AddToBasketButtonContent>) {
  const text = useText('product');
  const { locale, prefix } = useShop();
  const { addState, submit } = useAddToBasket(locale.tag, sku, {});
  const view = toAddButtonView('ready', true, addState);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit({
      button: 'ready',
      hasPersonalisation: true,
      item: { sku, quantity: 1 },
      productKey: null,
    });
  };
  return (
    <section className="page grid justify-items-center gap-3 pt-section">
      {title && <h2 className="text-center text-3xl">{title}</h2>}
      <form method="post" action={`${prefix}${links.basket()}`} onSubmit={add}>
        <HiddenFields fields={{ intent: 'add', sku }} />
        <button
          type="submit"
          aria-disabled={view.isIncomplete}
          className="min-h-12 max-w-full min-w-64 rounded-control bg-accent px-8 font-medium text-on-accent hover:opacity-90"
        >
          {view.label === 'buy.add' ? label || text('buy.add') : text(view.label)}
        </button>
      </form>
      <p role="alert" className="text-sm text-sale empty:hidden">
        {addState.problem && formatAddToBasketProblem(addState.problem, text)}
      </p>
    </section>
  );
}
