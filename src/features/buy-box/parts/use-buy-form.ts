/** State of the buy form: quantity, personalisation, button and submit handler. */
import { useDeferredValue, useState } from 'react';
import type { AddItem } from '#features/basket/basket.ts';
import type { Product, Variant } from '#features/catalogue/catalogue.ts';
import type { PersonalisationResult } from '#features/customisation/customisation.ts';
import {
  type ButtonState,
  buttonState,
  limitQuantity,
  type Selection,
} from '#features/selection/selection.ts';
import { useShopper } from '#features/shopper/use-shopper.ts';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { useShop } from '#request/shop-public.tsx';
import type { AddToBasketProblem } from '../add-to-basket-problem.ts';
import {
  type AddButtonView,
  type AddToBasketState,
  toAddButtonView,
} from '../add-to-basket-state.ts';
import { useAddToBasket } from '../use-add-to-basket.ts';

const NO_PERSONALISATION: PersonalisationResult = { values: {}, isValid: true };

export function useBuyForm(
  { productKey, isPremier }: Pick<Product, 'productKey' | 'isPremier'>,
  selection: Selection,
  isCustomised: boolean,
  initialProblem: AddToBasketProblem | undefined,
) {
  const { locale } = useShop();
  const { colour, size, variant, displayedVariant } = selection;
  const { addState, submit } = useAddToBasket(
    locale.tag,
    `${colour.key} ${size}`,
    toInitialState(initialProblem),
  );
  const [requestedQuantity, setQuantity] = useState(1);
  /** Null until the fields are hydrated and report their values; the form has the user's input. */
  const [personalisation, setPersonalisation] = useState<PersonalisationResult | null>(
    isCustomised ? null : NO_PERSONALISATION,
  );
  const areErrorsShown = useDeferredValue(addState.missing.includes('personalisation'));
  const quantity = limitQuantity(requestedQuantity, displayedVariant);
  const button = buttonState(selection);
  const view = useAddButtonView(button, personalisation, addState, isPremier);

  function onSubmit(event: React.SubmitEvent<HTMLFormElement>): void {
    const formElement = event.currentTarget;
    const hasPersonalisation = personalisation?.isValid ?? formElement.checkValidity();
    // Submits natively, with the input of fields that are not hydrated.
    if (!personalisation && hasPersonalisation) return;
    event.preventDefault();
    const item = variant && readItem(formElement, variant, personalisation);
    const missing = submit({ button, hasPersonalisation, item, productKey });
    // Focuses the first missing input.
    if (missing) document.getElementById(missing === 'size' ? 'sizes' : 'customisation')?.focus();
    if (!personalisation) formElement.reportValidity();
  }

  return { addState, view, quantity, setQuantity, setPersonalisation, areErrorsShown, onSubmit };
}

function useAddButtonView(
  button: ButtonState,
  personalisation: PersonalisationResult | null,
  addState: AddToBasketState,
  isPremier: boolean,
): AddButtonView {
  const { status } = useShopper();
  const isHydrated = useHydrated();
  const view = toAddButtonView(
    button,
    personalisation?.isValid ?? false,
    addState,
    isPremier && status !== 'customer',
  );
  // Until all fields are hydrated the button submits natively, and the server reports what is
  // missing.
  return isHydrated && personalisation ? view : { ...view, isIncomplete: false };
}

/** Item to add; the quantity is read from the form, whose field may not be hydrated yet. */
function readItem(
  form: HTMLFormElement,
  variant: Variant,
  personalisation: PersonalisationResult | null,
): AddItem {
  const quantity = limitQuantity(Number(new FormData(form).get('quantity') ?? 1), variant);
  const hasPersonalisation = personalisation && Object.keys(personalisation.values).length > 0;
  return {
    sku: variant.sku,
    quantity,
    shownPrice: variant.price,
    ...(hasPersonalisation && { customFields: personalisation.values }),
  };
}

function toInitialState(initialProblem: AddToBasketProblem | undefined) {
  if (!initialProblem) return {};
  return initialProblem.code === 'buy.sizeMissing'
    ? { missing: ['size' as const] }
    : { problem: initialProblem };
}
