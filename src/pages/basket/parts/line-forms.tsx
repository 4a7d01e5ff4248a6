/** Forms of a line: change the quantity, save for later, remove. */
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { type BasketLine, MAX_LINE_QUANTITY } from '#features/basket/basket.ts';
import { shopperChanged } from '#features/shopper/use-shopper.ts';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { type BasketError, formatBasketError, UNREACHABLE } from './format-basket-error.ts';
import { useIsUnreachable } from './unreachable-line.ts';

/** Maximum quantity offered; a line with more has its present quantity in the list too. */
const MAX_OFFERED = 20;

export type LineFormsProps = { readonly line: BasketLine; readonly version: number };

/** Plain forms; once hydrated, a new quantity is submitted at once. */
export function LineForms({ line, version }: LineFormsProps) {
  const text = useText();
  const fetcher = useFetcher<BasketError>();
  const isUnreachable = useIsUnreachable(line.id);
  const error = isUnreachable ? UNREACHABLE : fetcher.data;
  useEffect(() => {
    if (fetcher.state === 'loading') void shopperChanged();
  }, [fetcher.state]);
  const named = { lineId: line.id, version: String(version) };
  const isBusy = fetcher.state !== 'idle';
  /** A second submit would abort the first and drop its error text. */
  const sendOnce = (event: React.SubmitEvent<HTMLFormElement>) => isBusy && event.preventDefault();
  const buttonClass = 'h-11 text-sm underline underline-offset-4';
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
      <QuantityForm line={line} version={version} fetcher={fetcher} />
      <fetcher.Form method="post" action={links.basket()} onSubmit={sendOnce} aria-busy={isBusy}>
        <HiddenFields fields={{ ...named, intent: 'save' }} />
        <button
          type="submit"
          aria-label={text('basket.saveName', { name: line.name })}
          className={buttonClass}
        >
          {text('basket.save')}
        </button>
      </fetcher.Form>
      <fetcher.Form method="post" action={links.basket()} onSubmit={sendOnce} aria-busy={isBusy}>
        <HiddenFields fields={{ ...named, quantity: '0' }} />
        <button
          type="submit"
          aria-label={text('basket.removeName', { name: line.name })}
          className={buttonClass}
        >
          {text('basket.remove')}
        </button>
      </fetcher.Form>
      {error && 'errorCode' in error && (
        <p role="alert" className="w-full text-sm text-sale">
          {formatBasketError(text, error)}
        </p>
      )}
    </div>
  );
}

function QuantityForm({
  line,
  version,
  fetcher,
}: LineFormsProps & { readonly fetcher: ReturnType<typeof useFetcher<BasketError>> }) {
  const text = useText();
  const maximum = Math.min(
    MAX_LINE_QUANTITY,
    Math.max(line.quantity, Math.min(line.maxQuantity, MAX_OFFERED)),
  );
  const quantities = Array.from({ length: maximum }, (_, index) => index + 1);
  return (
    <fetcher.Form
      method="post"
      action={links.basket()}
      aria-busy={fetcher.state !== 'idle'}
      className="flex items-center gap-2"
    >
      <HiddenFields fields={{ lineId: line.id, version: String(version) }} />
      <select
        name="quantity"
        aria-label={text('basket.quantity', { name: line.name })}
        value={Number(fetcher.formData?.get('quantity')) || line.quantity}
        onChange={(event) => void fetcher.submit(event.currentTarget.form)}
        className="h-11 rounded-control border border-control bg-paper px-3"
      >
        {quantities.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="h-11 px-2 text-sm underline underline-offset-4">
          {text('basket.update')}
        </button>
      </noscript>
    </fetcher.Form>
  );
}
