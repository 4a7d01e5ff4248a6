/** Carousel of social posts, without autoplay. */
import { loadPosts } from '#features/social/social.server.ts';
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './socials-carousel.content.ts';
import { Island } from './socials-carousel.island.tsx';

export const block = defineBlock({
  content,
  /** Loads the posts of the editor's channel and tags. */
  load: (shop, { channel, tags }) => loadPosts(shop, { ...(channel ? { channel } : {}), tags }),
  hydrate: 'visible',
  render: Island,
});
