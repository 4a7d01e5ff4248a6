/** Content schema of the single perk card. */
import { defineBlockContent } from '#kit/define-block-content.ts';
import { perkField } from '../shared/cards/card-fields.ts';

export const content = defineBlockContent('perk-card', perkField);
