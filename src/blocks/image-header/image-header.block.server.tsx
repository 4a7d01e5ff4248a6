/** A picture across the page with a title upon it. */
import { WidePicture } from '#features/pictures/wide-picture.tsx';
import { defineBlock } from '#kit/define-block.tsx';
import type { ImageHeaderContent } from './image-header.content.ts';

export const block = defineBlock<ImageHeaderContent>(({ title, picture, height }, { isFirst }) => {
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <header className="bleed grid overflow-hidden bg-surface *:col-start-1 *:row-start-1">
      <WidePicture
        picture={picture}
        wide="21x9"
        sizes="100vw"
        priority={isFirst}
        // What stands on a ground is cut above rather than at its foot.
        className={`object-bottom ${height === 'tall' ? 'max-h-[60vh]' : 'max-h-64 lg:max-h-96'}`}
      />
      <div className="page relative flex items-end py-6 lg:py-10">
        <Title className="rounded-card bg-paper/90 px-4 py-3 text-4xl text-ink lg:px-6 lg:text-6xl">{title}</Title>
      </div>
    </header>
  );
});
