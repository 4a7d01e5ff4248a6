/** Formats an ordered item on one line, for emails and documents. */
import type { OrderedItem } from '../order.ts';
import { formatOption } from './format-option.ts';
import { listPersonalisation } from './list-personalisation.ts';

/** `Wool coat (Moss · M, First line: For Ada)`. */
export function nameOrderedItem({
  name,
  colour,
  colourLabel,
  size,
  customFields,
  fieldLabels,
}: OrderedItem) {
  const option = formatOption(colour, colourLabel, size);
  const details = [
    ...(option === '' ? [] : [option]),
    ...listPersonalisation(customFields, fieldLabels),
  ];
  return details.length === 0 ? name : `${name} (${details.join(', ')})`;
}
