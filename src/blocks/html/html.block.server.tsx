/** Words with their own marks; only what the shop knows of HTML passes. */
import { defineBlock } from '#kit/define-block.tsx';
import type { HtmlContent } from './html.content.ts';
import { sanitiseHtml } from './sanitise-html.server.ts';

export const block = defineBlock<HtmlContent>(({ html, width }) => {
  const safe = sanitiseHtml(html);
  return safe === '' ? null : (
    <section className="page pt-12 lg:pt-20">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: written anew from known elements and attributes */}
      <div className={`written ${width === 'prose' ? 'prose-width' : ''}`} dangerouslySetInnerHTML={{ __html: safe }} />
    </section>
  );
});
