/**
 * One suggestion: a product with picture and price, a link by its name, or the link to all results.
 */
import { useEffect, useRef } from 'react';
import { Picture } from '#features/pictures/picture.tsx';
import { Price } from '#features/price/price.tsx';
import type { NamePart } from '#features/search/query/query-suggestions.ts';
import { useText } from '#i18n/text.tsx';
import type { SuggestionOption } from '../suggestion-options.ts';

export type OptionRowProps = {
  readonly id: string;
  readonly option: SuggestionOption;
  readonly isActive: boolean;
  readonly onSelect: () => void;
};

export function OptionRow({ id, option, isActive, onSelect }: OptionRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field, which points at this
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onSelect}
      className="suggestion"
    >
      <OptionContent option={option} />
    </div>
  );
}

function OptionContent({ option }: { readonly option: SuggestionOption }) {
  const text = useText();
  if (option.kind === 'all')
    return (
      <span className="underline underline-offset-4">
        {text('suggest.all', { count: option.count })}
      </span>
    );
  if (option.kind !== 'product') return option.name;
  const { card, name } = option;
  const [colour] = card.colours;
  const [image] = colour?.images ?? [];
  return (
    <>
      {colour && image !== undefined && (
        <span className="suggestion-picture">
          <Picture
            picture={{ id: image, alt: '', tint: colour.tint }}
            widths={[80, 160, 320]}
            sizes="(min-width: 704px) 150px, 40px"
          />
        </span>
      )}
      <span className="suggestion-words">
        <span className="suggestion-brand">{card.brand}</span>
        <span className="suggestion-name">
          <MarkedName parts={name} />
        </span>
      </span>
      <span className="suggestion-price">
        {/* No former price where the lowest one must be beside it: there is no room. */}
        <Price
          price={card.price}
          maxPrice={card.maxPrice}
          wasPrice={card.lowestPrices ? undefined : card.wasPrice}
          saving={null}
        />
      </span>
    </>
  );
}

function MarkedName({ parts }: { readonly parts: readonly NamePart[] }) {
  return parts.map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name, in their order
      <mark key={index} className="bg-transparent font-semibold text-current">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
