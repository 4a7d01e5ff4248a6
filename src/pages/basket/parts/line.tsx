/** One line of the basket: product, options, quantity, price. */
import { type BasketLine, findPriceChange, sumLine } from '#features/basket/basket.ts';
import { MISC_COLOUR, ONE_SIZE } from '#features/catalogue/catalogue.ts';
import { NoPicture } from '#features/pictures/no-picture.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { lowestPriceRangeOf } from '#features/price/lowest-price.ts';
import { Price } from '#features/price/price.tsx';
import { type CurrencyCode, formatMoney } from '#i18n/money.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { LineForms } from './line-forms.tsx';

export type LineProps = {
  readonly line: BasketLine;
  /** Names of the line's customisation fields, by `apiName`. */
  readonly labels: Readonly<Record<string, string>> | undefined;
  readonly version: number;
  readonly currency: CurrencyCode;
};

export function Line({ line, labels, version, currency }: LineProps) {
  const text = useText();
  const href = links.product({
    slug: line.slug,
    colour: line.colour,
    size: line.size === ONE_SIZE ? undefined : line.size,
  });
  const isSoldOut = line.maxQuantity === 0;
  const sum = sumLine(line);
  return (
    <li className="basket-line grid grid-cols-[min(6rem,33.4%)_minmax(0,1fr)] gap-4 py-5 @xl:grid-cols-[10rem_1fr_auto] @xl:gap-6">
      <Link
        to={href}
        tabIndex={-1}
        aria-hidden="true"
        className={`overflow-hidden rounded-card ${isSoldOut ? 'opacity-50' : ''}`}
      >
        {line.picture ? (
          <Picture picture={{ ...line.picture, alt: '' }} widths={[160, 320]} sizes="160px" />
        ) : (
          <NoPicture />
        )}
      </Link>
      <div className="min-w-0">
        <p className="text-sm text-muted">{line.brand}</p>
        <h2 className="font-text leading-normal font-medium tracking-normal normal-case not-italic">
          <Link to={href} className="hover:underline">
            {line.name}
          </Link>
        </h2>
        <Options line={line} labels={labels} />
        {!line.isOnStock && (
          <p className="mt-2 text-sm text-sale">
            {isSoldOut
              ? text('basket.lineOutOfStock')
              : text('basket.lineShort', { available: line.maxQuantity })}
          </p>
        )}
        <PriceChange line={line} currency={currency} />
        <LineForms line={line} version={version} />
      </div>
      <p className="col-start-2 @xl:col-start-3 @xl:text-end">
        {line.price === null ? (
          text('basket.noPrice')
        ) : (
          <Price {...sum} lowestPrices={lowestPriceRangeOf([sum])} />
        )}
      </p>
    </li>
  );
}

/** Colour and size where the product has several, and the personalisation. */
function Options({ line, labels }: Pick<LineProps, 'line' | 'labels'>) {
  const text = useText();
  return (
    <ul className="mt-1 text-sm text-muted empty:hidden">
      {line.colour !== MISC_COLOUR && (
        <li>{text('basket.colour', { colour: line.colourLabel })}</li>
      )}
      {line.size !== ONE_SIZE && <li>{text('basket.size', { size: line.size })}</li>}
      {Object.entries(line.customFields).map(([name, value]) => (
        <li key={name}>
          {labels?.[name] ?? name}: {value}
        </li>
      ))}
    </ul>
  );
}

/** Change of the price since the line was added, up or down. */
function PriceChange({ line, currency }: Pick<LineProps, 'line' | 'currency'>) {
  const text = useText();
  const { locale } = useShop();
  const change = findPriceChange(line);
  if (!change) return null;
  const addedPrice = formatMoney(
    { centAmount: change.addedPrice, currencyCode: currency },
    locale.tag,
  );
  return (
    <p className="mt-2 text-sm">{text(`basket.${change.direction}`, { before: addedPrice })}</p>
  );
}
