/** Vertical space between blocks. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './spacing.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { mobile, desktop } }) => (
    <div
      aria-hidden="true"
      className="h-(--room) md:h-(--room-wide)"
      style={{ '--room': `${mobile}px`, '--room-wide': `${desktop}px` }}
    />
  ),
});
