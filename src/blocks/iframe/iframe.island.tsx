/** Iframe of another host's page, loaded after consent. */
import { EmbeddedIframe } from '#features/content/media/embedded-iframe.tsx';
import type { BlockProps } from '../render/block-props.ts';
import type { IframeContent } from './iframe.content.ts';

export function Island({
  content: { title, src, heightMobile, heightDesktop },
}: BlockProps<IframeContent>) {
  return (
    <section className="page pt-section">
      <div
        className="grid min-h-(--frame-height) overflow-hidden rounded-card bg-surface text-ink md:min-h-(--frame-height-wide)"
        style={{
          '--frame-height': `${heightMobile}px`,
          '--frame-height-wide': `${heightDesktop}px`,
        }}
      >
        <EmbeddedIframe title={title} src={src} />
      </div>
    </section>
  );
}
