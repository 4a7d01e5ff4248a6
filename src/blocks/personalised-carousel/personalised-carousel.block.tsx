/** Products by department: four tabs over one row. */
import { useState } from 'react';
import { defineBlock } from '#kit/define-block.tsx';
import { useText } from '#kit/text.tsx';
import { ProductRow } from '../product-row.tsx';
import { chooseTab, PERSONAL_TABS, type PersonalProducts, type PersonalTab } from './personal-tabs.ts';
import type { PersonalisedCarouselContent } from './personalised-carousel.content.ts';

export const block = defineBlock<PersonalisedCarouselContent>(({ title, tab }, { loaded }) =>
  loaded ? <PersonalisedCarousel title={title} firstTab={tab} first={loaded as PersonalProducts} /> : null,
);

type PersonalisedProps = { readonly title: string; readonly firstTab: PersonalTab; readonly first: PersonalProducts };

function PersonalisedCarousel({ title, firstTab, first }: PersonalisedProps) {
  const text = useText('blocks');
  const [tab, setTab] = useState(firstTab);
  const [products, setProducts] = useState(first.products);

  /** What was shown stays when the index cannot be asked. */
  async function open(next: PersonalTab): Promise<void> {
    setTab(next);
    try {
      const { findPersonalProducts } = await import('./personal-products.browser.ts');
      setProducts(await findPersonalProducts(chooseTab(next), first.promotions));
    } catch {
      setTab(tab);
    }
  }

  return (
    <ProductRow title={title} products={products}>
      <fieldset className="flex flex-wrap gap-2 pb-5">
        <legend className="sr-only">{title}</legend>
        {PERSONAL_TABS.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === tab}
            onClick={() => void open(name)}
            className="min-h-11 rounded-control border border-control px-4 text-sm font-medium aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {text(`personal.${name}`)}
          </button>
        ))}
      </fieldset>
    </ProductRow>
  );
}
