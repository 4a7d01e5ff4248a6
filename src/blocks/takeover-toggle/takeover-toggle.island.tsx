/** Campaign in place of the usual sections; the server has evaluated its switch. */
import type { BlockProps } from '../render/block-props.ts';
import { InnerBlocks } from '../render/blocks.tsx';

export function Island({ sections }: Pick<BlockProps<object>, 'sections'>) {
  return <InnerBlocks sections={sections} />;
}
