/** Video from the media host, by its id. */

import { defineBlock } from '#kit/define-block.tsx';
import { links } from '#links';
import { VideoPart } from '../shared/content-video.tsx';
import { VideoContainer } from '../shared/video-container.tsx';
import type { MediaHubVideoContent } from './media-hub-video.content.ts';

export const block = defineBlock<MediaHubVideoContent>(({ mediaId, title, label, ...settings }) => {
  const video = { ...settings, desktop_url: links.video(mediaId) };
  return (
    <section className="page pt-12 lg:pt-20">
      {title && <h2 className="pb-6 text-3xl lg:text-4xl">{title}</h2>}
      <VideoContainer video={video} label={label || title}>
        <VideoPart video={video} label={label || title} className="aspect-video rounded-card" />
      </VideoContainer>
    </section>
  );
});
