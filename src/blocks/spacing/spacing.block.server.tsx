/** Vertical space between blocks. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './spacing.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { mobile, desktop } }) => (
    <div
      aria-hidden="true"
      className="h-(--space) md:h-(--space-wide)"
      style={{ '--space': `${mobile}px`, '--space-wide': `${desktop}px` }}
    />
  ),
});
