/** Loads the posts of the editor's channel and tags. */
import { loadPosts } from '#features/social/social.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { SocialsCarouselContent } from './socials-carousel.content.ts';

export const blockLoad = defineBlockLoad<SocialsCarouselContent>(
  'socials-carousel',
  (shop, { channel, tags }) => loadPosts(shop, { ...(channel ? { channel } : {}), tags }),
);
