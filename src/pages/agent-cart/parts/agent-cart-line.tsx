/** One line of an agent's cart: product, options, quantity, price, and missing units. */
import { type BasketLine, sumLine } from '#features/basket/basket.ts';
import { MISC_COLOUR, ONE_SIZE } from '#features/catalogue/catalogue.ts';
import { NoPicture } from '#features/pictures/no-picture.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { Price } from '#features/price/price.tsx';
import { formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';

export function AgentCartLine({ line }: { readonly line: BasketLine }) {
  const text = useText();
  const { currency, locale } = useShop();
  const { picture, name, brand, colour, colourLabel, size, quantity, maxQuantity } = line;
  const href = links.product({
    ...{ slug: line.slug, colour },
    size: size === ONE_SIZE ? undefined : size,
  });
  const sum = sumLine(line);
  const unitPrice =
    quantity > 1 && line.price !== null
      ? formatMoney({ centAmount: line.price, currencyCode: currency }, locale.tag)
      : null;
  return (
    <li className="grid grid-cols-[min(6rem,33.4%)_minmax(0,1fr)] gap-4 py-5">
      <div className="overflow-hidden rounded-card">
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} widths={[160, 320]} sizes="96px" />
        ) : (
          <NoPicture />
        )}
      </div>
      <div className="min-w-0">
        <p className="text-sm text-muted">{brand}</p>
        <h2 className="font-text leading-normal font-medium tracking-normal normal-case not-italic wrap-anywhere">
          <Link to={href} className="hover:underline">
            {name}
          </Link>
        </h2>
        <ul className="mt-1 text-sm text-muted">
          {colour !== MISC_COLOUR && <li>{text('basket.colour', { colour: colourLabel })}</li>}
          {size !== ONE_SIZE && <li>{text('basket.size', { size })}</li>}
          <li>{text('agentCart.quantity', { quantity })}</li>
        </ul>
        {!line.isOnStock && (
          <p className="mt-2 text-sm text-sale">
            {maxQuantity === 0
              ? text('basket.justSoldOut')
              : text('basket.onlyAvailable', { available: maxQuantity })}
          </p>
        )}
        <p className="mt-2">
          {line.price === null ? (
            text('basket.noPrice')
          ) : (
            <Price {...sum} lowestPrices={lowestPriceRangeOf([sum])} />
          )}
        </p>
        {unitPrice !== null && (
          <p className="text-sm text-muted">{text('agentCart.unitPrice', { price: unitPrice })}</p>
        )}
      </div>
    </li>
  );
}
