/** Second step: delivery services with days and costs. */
import { useCostText } from '#features/checkout/summary/use-cost-text.ts';
import { useText } from '#i18n/text.tsx';
import { HiddenFields } from '#ui/hidden-fields/hidden-fields.tsx';
import { Submit } from '#ui/submit/submit.tsx';
import type { StepFormProps } from './address-form.tsx';
import { useArrivalText } from './use-arrival-text.ts';

export function DeliveryForm({ view, formErrors }: StepFormProps) {
  const text = useText();
  const formatArrival = useArrivalText();
  const { deliveryOptions, delivery, currency, csrf } = view;
  const formatCost = useCostText(currency);
  if (deliveryOptions.length === 0) return null;
  const hasError = formErrors?.faults.some(({ field }) => field === 'service') === true;
  return (
    <form method="post" className="grid gap-5">
      <HiddenFields fields={{ csrf }} />
      <fieldset className="grid gap-3" aria-describedby={hasError ? 'service-error' : undefined}>
        <legend className="sr-only">{text('checkoutStep.delivery')}</legend>
        {deliveryOptions.map((option) => (
          <label
            key={option.service}
            className="flex cursor-pointer items-start gap-3 rounded-control border border-control p-4"
          >
            <input
              type="radio"
              name="service"
              value={option.service}
              defaultChecked={option.service === delivery?.service}
              className="mt-1 size-5 accent-ink"
            />
            <span className="grid flex-1">
              <span className="flex flex-wrap justify-between gap-x-4 font-medium">
                <span>{text(`checkoutStep.${option.service}`)}</span>
                <span className="tabular-nums">{formatCost(option.cost)}</span>
              </span>
              <span className="text-sm text-muted">{formatArrival(option)}</span>
            </span>
          </label>
        ))}
        {hasError && (
          <p id="service-error" className="text-sm text-sale">
            {text('checkoutStep.wrongService')}
          </p>
        )}
      </fieldset>
      <Submit>{text('checkoutStep.toReview')}</Submit>
    </form>
  );
}
