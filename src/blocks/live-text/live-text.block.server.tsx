/** Live text on a background. */

import { defineBlock } from '../render/define-block.server.ts';
import { LiveTextLines, positionClasses } from '../shared/live-text-lines.tsx';
import { content } from './live-text.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { lines, position, padding, background }, isFirst }) =>
    lines.length === 0 ? null : (
      <section
        className={`bleed flex flex-col gap-3 px-4 py-6 md:px-6 lg:px-[max(3rem,calc(50%-42rem))] ${positionClasses(position)}`}
        style={{ padding, ...(background ? { background } : {}) }}
      >
        <LiveTextLines lines={lines} isFirst={isFirst} />
      </section>
    ),
});
