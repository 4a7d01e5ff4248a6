/** HTML written by an editor, sanitised. */

import { useShopPrefix } from '#request/shop-public.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { content, type HtmlContent } from './html.content.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content }) => <Html {...content} />,
});

function Html({ html, width }: HtmlContent) {
  const safe = sanitiseHtml(html, useShopPrefix());
  return safe === '' ? null : (
    <section className="page pt-12 lg:pt-20">
      <div
        className={`written ${width === 'prose' ? 'prose-width' : ''}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised
        dangerouslySetInnerHTML={{ __html: safe }}
      />
    </section>
  );
}
