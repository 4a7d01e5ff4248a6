/** Products by department: tabs above a row of products. */

import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { useText } from '#i18n/text.tsx';
import type { BlockProps } from '../render/block-props.ts';
import { type CarouselConfig, ProductRow } from '../shared/product-row.tsx';
import { chooseTab, type PersonalProducts, type PersonalTab } from './personal-tabs.ts';
import type { PersonalisedCarouselContent } from './personalised-carousel.content.ts';
import { useTabs } from './use-tabs.ts';

export function Island({
  content: { title, ...carousel },
  loaded,
}: BlockProps<PersonalisedCarouselContent, PersonalProducts>) {
  return loaded && <PersonalisedCarousel title={title} carousel={carousel} first={loaded} />;
}

type PersonalisedProps = {
  readonly title: string;
  readonly carousel: CarouselConfig;
  readonly first: PersonalProducts;
};

function PersonalisedCarousel({ title, carousel, first }: PersonalisedProps) {
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  const {
    pressed,
    content: products,
    selectTab,
  } = useTabs({ tab: first.tab, content: first.products }, async (tab: PersonalTab) => {
    const { findPersonalProducts } = await import('./personal-products.browser.ts');
    return findPersonalProducts(chooseTab(tab), first.promotions);
  });
  return (
    <ProductRow title={title} products={products} carousel={carousel}>
      <fieldset className="flex flex-wrap gap-2 pb-5 noscript:hidden">
        <legend className="sr-only">{title}</legend>
        {first.tabs.map((name) => (
          <button
            key={name}
            type="button"
            {...language}
            aria-pressed={name === pressed}
            onClick={() => void selectTab(name)}
            className="min-h-11 rounded-control border border-control px-4 text-sm font-medium aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {text(`personal.${name}`)}
          </button>
        ))}
      </fieldset>
      <p role="status" {...language}>
        {products.length === 0 && text('row.empty')}
      </p>
    </ProductRow>
  );
}
