/** A way back to the top of a long page. */
import { type InferOutput, object } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';

export const content = defineBlockContent('back-to-top', object({}));

export type BackToTopContent = InferOutput<typeof content.schema>;
