/**
 * REC-4: box of products that are bought together. A form that works without JavaScript: the
 * HTML contains picture, price and sizes of each colour, and CSS shows those of the selected one.
 */
import { useHydrated } from '#hydration/use-hydrated.ts';
import { formatMoney } from '#i18n/money.ts';
import { useLazyText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { type Bundle, type BundleState, sumBundle } from './bundle.ts';
import styleSheet from './bundles.css?url';
import { BundleProductFields } from './parts/bundle-product-fields.tsx';
import { useBundle } from './use-bundle.ts';

export type BundleBoxProps = {
  readonly bundle: Bundle;
  /** Selection that was posted without JavaScript, and the error text. */
  readonly posted?: { readonly state: BundleState; readonly problem: string | null } | undefined;
  /** Level of the heading: 1 on the bundle's page. */
  readonly level?: 1 | 2;
};

export function BundleBox({ bundle, posted, level = 2 }: BundleBoxProps) {
  const text = useLazyText('bundles');
  const { prefix } = useShop();
  const { form, state, status, problem, dispatch, submit } = useBundle(bundle, posted);
  const id = `bundle-${bundle.id}`;
  const Title = `h${level}` as const;
  return (
    <section id={id} className="bundle" aria-labelledby={`${id}-title`}>
      <StyleSheet href={styleSheet} />
      <Title id={`${id}-title`} className="bundle-title">
        {bundle.header ?? text(`bundles.${bundle.bundleType}`)}
      </Title>
      <form ref={form} method="post" action={`${prefix}${bundle.action}`} onSubmit={submit}>
        <ul className="bundle-products" aria-label={text('bundles.products')}>
          {bundle.products.map((product, index) => {
            const item = state[index];
            return (
              item && (
                <li key={product.productKey}>
                  <BundleProductFields
                    {...{ product, item, at: index, dispatch }}
                    hideIfOneSize={bundle.hideIfOneSize}
                    level={level === 1 ? 2 : 3}
                  />
                </li>
              )
            );
          })}
        </ul>
        <BundleFooter {...{ state, status, problem }} />
      </form>
    </section>
  );
}

type BundleFooterProps = Pick<ReturnType<typeof useBundle>, 'state' | 'status' | 'problem'>;

/** Total, button, and the error in red below it. */
function BundleFooter({ state, status, problem }: BundleFooterProps) {
  const text = useLazyText('bundles');
  const { locale, currency } = useShop();
  const { count, price, wasPrice } = sumBundle(state);
  // Disabled only after hydration: without JavaScript nothing would enable it again.
  const isHydrated = useHydrated();
  return (
    <div className="bundle-footer">
      <p className="bundle-total" aria-live="polite">
        <span>{text('bundles.selectedCount', { count })}</span>
        {count > 0 && (
          <strong>
            {formatMoney({ centAmount: price, currencyCode: currency }, locale.tag)}
            {wasPrice !== null && (
              <s>{formatMoney({ centAmount: wasPrice, currencyCode: currency }, locale.tag)}</s>
            )}
          </strong>
        )}
      </p>
      <button
        type="submit"
        className="bundle-add"
        disabled={(count === 0 && isHydrated) || status === 'adding'}
      >
        {text(status === 'adding' ? 'bundles.adding' : 'bundles.add')}
      </button>
      <p className="bundle-answer" role="status">
        {status === 'added' ? text('bundles.added') : null}
      </p>
      <p className="bundle-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
