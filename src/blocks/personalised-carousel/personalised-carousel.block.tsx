/** Products by department: four tabs over one row. */
import { useState } from 'react';
import type { CardHit } from '#features/product-card/card-hit.ts';
import { defineBlock } from '#kit/define-block.tsx';
import { useText } from '#kit/text.tsx';
import { ProductRow } from '../product-row.tsx';
import { chooseTab, PERSONAL_TABS, type PersonalTab } from './personal-tabs.ts';
import type { PersonalisedCarouselContent } from './personalised-carousel.content.ts';

export const block = defineBlock<PersonalisedCarouselContent>(({ title, tab }, { loaded }) => (
  <PersonalisedCarousel title={title} firstTab={tab} firstProducts={Array.isArray(loaded) ? (loaded as readonly CardHit[]) : []} />
));

type PersonalisedProps = { readonly title: string; readonly firstTab: PersonalTab; readonly firstProducts: readonly CardHit[] };

function PersonalisedCarousel({ title, firstTab, firstProducts }: PersonalisedProps) {
  const text = useText('blocks');
  const [tab, setTab] = useState(firstTab);
  const [products, setProducts] = useState(firstProducts);

  /** What was shown stays when the index cannot be asked. */
  async function open(next: PersonalTab): Promise<void> {
    setTab(next);
    try {
      const { findPersonalProducts } = await import('./personal-products.browser.ts');
      setProducts(await findPersonalProducts(chooseTab(next)));
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
