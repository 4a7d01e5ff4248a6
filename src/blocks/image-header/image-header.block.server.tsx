/** Full-width picture with a title on it. */
import { WidePicture } from '#features/pictures/wide-picture.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { focusClass } from '../shared/content-fields.ts';
import { content } from './image-header.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, picture, height }, isFirst, isAtPageTop }) => {
    const Title = isFirst ? 'h1' : 'h2';
    const isTall = height === 'tall';
    return (
      <header className="bleed grid overflow-hidden bg-surface *:col-start-1 *:row-start-1">
        <WidePicture
          picture={picture}
          wide={isTall ? '16x9' : '21x9'}
          sizes="100vw"
          priority={isAtPageTop}
          className={`${focusClass(picture)} ${isTall ? 'max-h-[80svh]' : 'max-h-64 lg:max-h-96'}`}
        />
        <div className="page relative flex items-end py-6 lg:py-10">
          <Title className="rounded-card bg-paper/90 px-4 py-3 text-4xl text-ink lg:px-6 lg:text-6xl">
            {title}
          </Title>
        </div>
      </header>
    );
  },
});
