/** Content schema of the back-to-top button, which has no fields. */
import { type InferOutput, object } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';

export const content = defineBlockContent('back-to-top', object({}));

export type BackToTopContent = InferOutput<typeof content.schema>;
