/** Video at page width or full width. */

import { defineBlock } from '../render/define-block.server.ts';
import { ContentVideoPlayer } from '../shared/motion/content-video.tsx';
import { VideoContainer } from '../shared/motion/video-container.tsx';
import { content } from './video.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, label, width, ...video } }) => (
    <section className={width === 'page' ? 'page pt-section' : 'pt-section'}>
      {title && (
        <h2 className={`pb-6 text-3xl lg:text-4xl ${width === 'page' ? '' : 'page'}`}>{title}</h2>
      )}
      <VideoContainer video={video} label={label || title}>
        <ContentVideoPlayer
          video={video}
          label={label || title}
          className={`aspect-video max-h-[80vh] ${width === 'page' ? 'rounded-card' : ''}`}
        />
      </VideoContainer>
    </section>
  ),
});
