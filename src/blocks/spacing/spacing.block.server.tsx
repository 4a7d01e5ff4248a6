/** Vertical space between blocks. */
import type { CSSProperties } from 'react';
import { defineBlock } from '#kit/define-block.tsx';
import type { SpacingContent } from './spacing.content.ts';

export const block = defineBlock<SpacingContent>(({ mobile, desktop }) => (
  <div
    aria-hidden="true"
    className="h-(--room) md:h-(--room-wide)"
    style={{ '--room': `${mobile}px`, '--room-wide': `${desktop}px` } as CSSProperties}
  />
));
