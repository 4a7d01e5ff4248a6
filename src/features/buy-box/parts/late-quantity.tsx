/** For beauty only; a form's own field until it is awake. */
import { keepApart, late } from '#kit/late.tsx';

export const LateQuantity = keepApart(
  late(() => import('./quantity-picker.tsx'), 'QuantityPicker'),
  <div className="h-11" />,
);
