/** Video from the media host, by its id. */

import { serverLinks } from '#links';
import { defineBlock } from '../render/define-block.server.ts';
import { ContentVideoPlayer } from '../shared/motion/content-video.tsx';
import { VideoContainer } from '../shared/motion/video-container.tsx';
import { content } from './media-hub-video.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { mediaId, title, label, ...settings } }) => {
    const video = { ...settings, desktop_url: serverLinks.video(mediaId) };
    return (
      <section className="page pt-section">
        {title && <h2 className="pb-6 text-3xl lg:text-4xl">{title}</h2>}
        <VideoContainer video={video} label={label || title}>
          <ContentVideoPlayer
            video={video}
            label={label || title}
            className="aspect-video rounded-card"
          />
        </VideoContainer>
      </section>
    );
  },
});
