/** One line of the basket: what it is, how many, what it costs. */
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { type BasketLine, MAX_LINE_QUANTITY } from '#features/basket/basket.ts';
import { MISC_COLOUR, ONE_SIZE } from '#features/catalogue/catalogue.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { Price } from '#features/price/price.tsx';
import { refreshShopper } from '#features/shopper/use-shopper.ts';
import { Link } from '#kit/link.tsx';
import type { CurrencyCode } from '#kit/money.ts';
import { useText } from '#kit/text.tsx';
import { links } from '#links';

/** Offered at most; a line that holds more keeps its own quantity in the list. */
const MOST_OFFERED = 20;

export type LineProps = { readonly line: BasketLine; readonly version: number; readonly currency: CurrencyCode };

export function Line({ line, version }: LineProps) {
  const text = useText();
  const href = links.product({ slug: line.slug, colour: line.colour, size: line.size === ONE_SIZE ? undefined : line.size });
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-4 py-5 md:grid-cols-[8rem_1fr_auto] md:gap-6">
      <Link to={href} tabIndex={-1} aria-hidden="true" className="overflow-hidden rounded-card">
        {line.picture && <Picture picture={{ ...line.picture, alt: '' }} widths={[160, 320]} sizes="128px" />}
      </Link>
      <div className="min-w-0">
        <p className="text-sm text-muted">{line.brand}</p>
        <h2 className="font-medium">
          <Link to={href} className="hover:underline">
            {line.name}
          </Link>
        </h2>
        <ul className="mt-1 text-sm text-muted">
          {line.colour !== MISC_COLOUR && <li>{text('basket.colour', { colour: line.colourLabel })}</li>}
          {line.size !== ONE_SIZE && <li>{text('basket.size', { size: line.size })}</li>}
          {Object.entries(line.customFields).map(([name, value]) => (
            <li key={name}>
              {name}: {value}
            </li>
          ))}
        </ul>
        {!line.isOnStock && <p className="mt-2 text-sm text-sale">{text('basket.lineOutOfStock')}</p>}
        <LineForms line={line} version={version} />
      </div>
      <p className="col-start-2 md:col-start-3 md:text-end">
        {line.price === null ? (
          text('basket.noPrice')
        ) : (
          <Price price={line.price * line.quantity} wasPrice={line.wasPrice === undefined ? undefined : line.wasPrice * line.quantity} />
        )}
      </p>
    </li>
  );
}

/** Two plain forms; awake, a new quantity is sent at once. */
function LineForms({ line, version }: Omit<LineProps, 'currency'>) {
  const text = useText();
  const fetcher = useFetcher();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (fetcher.state === 'loading') refreshShopper();
  }, [fetcher.state]);

  const most = Math.min(MAX_LINE_QUANTITY, Math.max(line.quantity, Math.min(line.maxQuantity, MOST_OFFERED)));
  const quantities = Array.from({ length: most }, (_, index) => index + 1);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
      <fetcher.Form method="post" action={links.basket()} className="flex items-center gap-2">
        <input type="hidden" name="lineId" value={line.id} />
        <input type="hidden" name="version" value={version} />
        <select
          key={line.quantity}
          name="quantity"
          aria-label={text('basket.quantity', { name: line.name })}
          defaultValue={line.quantity}
          onChange={(event) => void fetcher.submit(event.currentTarget.form)}
          className="h-11 rounded-control border border-line bg-paper px-3"
        >
          {quantities.map((quantity) => (
            <option key={quantity}>{quantity}</option>
          ))}
        </select>
        {!isAwake && (
          <button type="submit" className="h-11 px-2 text-sm underline underline-offset-4">
            {text('basket.update')}
          </button>
        )}
      </fetcher.Form>
      <fetcher.Form method="post" action={links.basket()}>
        <input type="hidden" name="lineId" value={line.id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="quantity" value="0" />
        <button
          type="submit"
          aria-label={text('basket.removeName', { name: line.name })}
          className="h-11 px-2 text-sm underline underline-offset-4"
        >
          {text('basket.remove')}
        </button>
      </fetcher.Form>
    </div>
  );
}
