/** Content schema of the grid of blocks. */
import {
  array,
  type InferOutput,
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  unknown,
} from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { textField } from '../shared/content-fields.ts';

const columnsField = pipe(number(), integer(), minValue(1), maxValue(6));

export const content = defineBlockContent(
  'grid',
  object({
    title: optional(textField, ''),
    columnsMobile: optional(columnsField, 1),
    columnsDesktop: optional(columnsField, 3),
    sections: pipe(array(unknown()), maxLength(24)),
  }),
);

export type GridContent = InferOutput<typeof content.schema>;
