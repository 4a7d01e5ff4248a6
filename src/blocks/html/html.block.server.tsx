/** HTML written by an editor, sanitised. */

import { useShopPrefix } from '#request/shop-public.tsx';
import { SideHeadingsSheet } from '#ui/side-headings/side-headings.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { content, type HtmlContent } from './html.content.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content }) => <Html {...content} />,
});

function Html({ html, width, anchor }: HtmlContent) {
  const safe = sanitiseHtml(html, useShopPrefix());
  return safe === '' ? null : (
    <section id={anchor} className="@container page pt-section">
      <SideHeadingsSheet />
      <div
        className={`written ${width === 'prose' ? 'side-headings' : ''}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised
        dangerouslySetInnerHTML={{ __html: safe }}
      />
    </section>
  );
}
