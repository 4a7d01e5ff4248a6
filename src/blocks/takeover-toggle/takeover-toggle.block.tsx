/** Campaign in place of the usual sections; the server has evaluated its switch. */
import { defineBlock } from '#kit/define-block.tsx';
import { InnerBlocks } from '../render/blocks.tsx';
import type { LoadedSection } from '../render/loaded-section.ts';
import type { TakeoverToggleContent } from './takeover-toggle.content.ts';

export const block = defineBlock<TakeoverToggleContent>(({ sections }) => (
  <InnerBlocks sections={sections as readonly LoadedSection[]} />
));
