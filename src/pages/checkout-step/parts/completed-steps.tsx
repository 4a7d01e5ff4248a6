/** Sections of the checkout: the open step, and the steps that are done, collapsed. */

import {
  CHECKOUT_STEPS,
  type CheckoutStep,
  type CheckoutView,
} from '#features/checkout/steps/checkout-steps.ts';
import { useCostText } from '#features/checkout/summary/use-cost-text.ts';
import { formatAddress } from '#features/orders/address/format-address.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { useArrivalText } from './use-arrival-text.ts';

type StepSectionProps = {
  readonly name: CheckoutStep;
  readonly view: CheckoutView;
  /** Shown in place of the form of a step that is done. */
  readonly summary: React.ReactNode;
  readonly children: React.ReactNode;
};

const CHANGE = {
  address: 'checkoutStep.changeAddress',
  delivery: 'checkoutStep.changeDelivery',
} as const;

export function StepSection({ name, view, summary, children }: StepSectionProps) {
  const text = useText();
  const isOpen = name === view.step;
  const number = CHECKOUT_STEPS.indexOf(name) + 1;
  const isDone = CHECKOUT_STEPS.indexOf(view.step) >= number;
  return (
    <li className={`grid border-t border-line pt-5 ${isOpen ? 'gap-4' : 'gap-1'}`}>
      <div className="flex items-baseline justify-between gap-4">
        <h2 className={`text-xl ${isOpen || isDone ? '' : 'text-muted'}`}>
          {number}. {text(`checkoutStep.${name}`)}
        </h2>
        {isDone && name !== 'review' && (
          <Link
            to={view.stepHrefs[name]}
            aria-label={text(CHANGE[name])}
            className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
          >
            {text('checkoutStep.change')}
          </Link>
        )}
      </div>
      {isOpen && children}
      {isDone && summary}
    </li>
  );
}

export function AddressSummary({ email, address }: CheckoutView) {
  const text = useText();
  if (!address) return null;
  const lines = [email ?? '', ...formatAddress(text, address)];
  return (
    <p className="grid text-sm text-muted wrap-anywhere">
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </p>
  );
}

export function DeliverySummary({ delivery, currency }: CheckoutView) {
  const text = useText();
  const formatCost = useCostText(currency);
  const formatArrival = useArrivalText();
  if (!delivery) return null;
  const { service, cost } = delivery;
  return (
    <p className="grid text-sm text-muted">
      <span>
        {text(`checkoutStep.${service}`)} · {formatCost(cost)}
      </span>
      <span>{formatArrival(delivery)}</span>
    </p>
  );
}
