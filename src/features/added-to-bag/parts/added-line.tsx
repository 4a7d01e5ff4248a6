/** One of the basket lines that were just added. */
import { type BasketLine, findPriceChange, sumLine } from '#features/basket/basket.ts';
import { MISC_COLOUR, ONE_SIZE } from '#features/catalogue/catalogue.ts';
import { NoPicture } from '#features/pictures/no-picture.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { Price } from '#features/price/price.tsx';
import { formatShortMoney } from '#i18n/formats/short-money.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';

export function AddedLine({ line }: { readonly line: BasketLine }) {
  const text = useText();
  const { currency, locale } = useShop();
  const change = findPriceChange(line);
  const sum = sumLine(line);
  const details = [
    line.colour !== MISC_COLOUR && line.colourLabel,
    line.size !== ONE_SIZE && line.size,
    text('added.quantity', { quantity: line.quantity }),
  ];
  return (
    <li className="grid grid-cols-[min(5rem,30%)_minmax(0,1fr)] gap-4 py-3">
      <div className="overflow-hidden rounded-card">
        {line.picture ? (
          <Picture picture={{ ...line.picture, alt: '' }} widths={[160, 320]} sizes="80px" />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className="min-w-0">
        <p className="text-sm text-muted">{line.brand}</p>
        <p className="wrap-anywhere font-medium">{line.name}</p>
        <p className="text-sm text-muted">{details.filter(Boolean).join(' · ')}</p>
        {line.price !== null && <Price {...sum} lowestPrices={lowestPriceRangeOf([sum])} />}
        {change && (
          <p className="text-sm">
            {text(`added.${change.direction}`, {
              before: formatShortMoney(
                { centAmount: change.addedPrice, currencyCode: currency },
                locale.tag,
              ),
            })}
          </p>
        )}
      </div>
    </li>
  );
}
