/** The posts that the editor asked for. */
import { loadPosts } from '#features/social/social.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { SocialsCarouselContent } from './socials-carousel.content.ts';

export const blockLoad = defineBlockLoad<SocialsCarouselContent>(
  'socials-carousel',
  (shop, { channel, tags }) => loadPosts(shop, { ...(channel ? { channel } : {}), tags }),
);
