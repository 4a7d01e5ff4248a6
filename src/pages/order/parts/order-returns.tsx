/** Returns of an order with their states, and the way to announce one. */
import type { OrderReturnsView, ReturnView } from '#features/orders/returns/return-views.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';

type OrderReturnsProps = OrderReturnsView & { readonly isTest: boolean };

export function OrderReturns(props: OrderReturnsProps) {
  const text = useText('returns');
  const { returns, returnForm, withdrawHref } = props;
  if (returns.length === 0 && returnForm === null && withdrawHref === null) return null;
  const action = 'inline-flex min-h-11 items-center underline underline-offset-4';
  return (
    <section
      id="returns"
      aria-labelledby="returns-title"
      className="grid gap-3 border-t border-line pt-5"
    >
      <h2 id="returns-title" className="text-lg">
        {text('returns.heading')}
      </h2>
      <ul className="grid gap-4 empty:hidden">
        {returns.map((orderReturn) => (
          <ReturnItem key={orderReturn.number} {...props} orderReturn={orderReturn} />
        ))}
      </ul>
      {returnForm && (
        <p className="text-sm text-muted">{text('returns.startHint', { day: returnForm.until })}</p>
      )}
      <p className="flex flex-wrap gap-x-6 empty:hidden">
        {returnForm && (
          <Link to={returnForm.href} className={action}>
            {text('returns.start')}
          </Link>
        )}
        {withdrawHref !== null && (
          <Link to={withdrawHref} className={action}>
            {text('returns.withdraw')}
          </Link>
        )}
      </p>
    </section>
  );
}

type ReturnItemProps = Pick<OrderReturnsProps, 'isTest' | 'returnsAddress'> & {
  readonly orderReturn: ReturnView;
};

function ReturnItem({ orderReturn, isTest, returnsAddress }: ReturnItemProps) {
  const text = useText();
  const { number, kind, day, units, reception } = orderReturn;
  const title = kind === 'withdrawal' ? 'returns.withdrawn' : 'returns.announced';
  return (
    <li className="grid gap-2 text-sm wrap-anywhere">
      <p className="font-medium">{text(title, { number, day })}</p>
      <ul className="text-muted">
        {units.map(({ name, quantity }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one product differ by size
          <li key={`${name}-${index}`}>{text('returns.units', { name, quantity })}</li>
        ))}
      </ul>
      {reception ? (
        <Reception reception={reception} isTest={isTest} />
      ) : (
        <HowTo number={number} address={returnsAddress} />
      )}
    </li>
  );
}

type HowToProps = { readonly number: string; readonly address: readonly string[] };

function HowTo({ number, address }: HowToProps) {
  const text = useText();
  if (address.length === 0) return <p>{text('returns.howToLater', { number })}</p>;
  return (
    <>
      <p>{text('returns.howTo', { number })}</p>
      <address className="grid not-italic">
        {address.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
    </>
  );
}

type ReceptionProps = {
  readonly reception: NonNullable<ReturnView['reception']>;
  readonly isTest: boolean;
};

function Reception({ reception, isTest }: ReceptionProps) {
  const text = useText();
  const { day, amount, refused } = reception;
  const refund = isTest ? 'returns.receivedTest' : 'returns.received';
  return (
    <>
      <p>
        {amount === null ? text('returns.receivedNone', { day }) : text(refund, { day, amount })}
      </p>
      <ul className="empty:hidden">
        {refused.map(({ name, quantity, message, percent }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one product differ by size
          <li key={`${name}-${index}`}>{text(message, { name, quantity, percent })}</li>
        ))}
      </ul>
    </>
  );
}
