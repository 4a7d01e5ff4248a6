/** Feature banner: text on a background, with an optional picture. */
import { ContentButton } from '#features/content/links/content-links.tsx';
import { WidePicture } from '#features/pictures/wide-picture.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './feature-banner.content.ts';

const BACKGROUNDS = {
  surface: 'bg-surface text-ink',
  ink: 'on-dark',
  accent: 'bg-accent text-on-accent',
};

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, body, picture, button, ground } }) => (
    <section className="page pt-section">
      <div
        className={`grid overflow-hidden rounded-card ${picture ? 'md:min-h-80 md:grid-cols-2' : ''} ${BACKGROUNDS[ground]}`}
      >
        {picture && (
          // Limited height, so that the card does not grow when its text arrives.
          <WidePicture
            picture={picture}
            wide="3x2"
            narrow="3x2"
            sizes="(min-width: 48rem) 50vw, 100vw"
            className="max-h-72 md:h-full md:max-h-112"
          />
        )}
        <div className="grid content-center justify-items-start gap-4 p-6 lg:p-12">
          <h2 className="text-3xl lg:text-5xl">{title}</h2>
          {body && <p className="max-w-md">{body}</p>}
          {button && <ContentButton button={button} isMain={ground === 'surface'} />}
        </div>
      </div>
    </section>
  ),
});
