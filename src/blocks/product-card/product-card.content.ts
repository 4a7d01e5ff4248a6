/** Content schema of the single product card. */
import { type InferOutput, object } from 'valibot';
import { defineBlockContent } from '#kit/define-block-content.ts';
import { productKeyField } from '../shared/content-fields.ts';

export const content = defineBlockContent('product-card', object({ productKey: productKeyField }));

export type ProductCardContent = InferOutput<typeof content.schema>;
