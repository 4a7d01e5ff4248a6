/** Content schema of a campaign that replaces the usual sections while it is switched on. */
import {
  array,
  boolean,
  type InferOutput,
  maxLength,
  object,
  optional,
  pipe,
  transform,
  unknown,
} from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';

const blocksField = pipe(array(unknown()), maxLength(20));

export const content = defineBlockContent(
  'takeover-toggle',
  pipe(
    object({
      isOn: optional(boolean(), false),
      /** Rendered while the switch is on. */
      takeover: blocksField,
      /** Rendered otherwise. */
      usual: optional(blocksField, []),
    }),
    transform(({ isOn, takeover, usual }) => ({ sections: isOn ? takeover : usual })),
  ),
);

export type TakeoverToggleContent = InferOutput<typeof content.schema>;
