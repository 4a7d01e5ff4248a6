/** Gallery of social posts in rows. */
import { loadPosts } from '#features/social/social.server.ts';
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './socials-gallery.content.ts';
import { Island } from './socials-gallery.island.tsx';

export const block = defineBlock({
  content,
  /** Loads the posts of the editor's channel and tags. */
  load: (shop, { channel, tags }) => loadPosts(shop, { ...(channel ? { channel } : {}), tags }),
  hydrate: 'visible',
  render: Island,
});
