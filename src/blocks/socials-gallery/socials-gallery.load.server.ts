/** Loads the posts of the editor's channel and tags. */
import { loadPosts } from '#features/social/social.server.ts';
import { defineBlockLoad } from '#kit/define-block-load.ts';
import type { SocialsGalleryContent } from './socials-gallery.content.ts';

export const blockLoad = defineBlockLoad<SocialsGalleryContent>(
  'socials-gallery',
  (shop, { channel, tags }) => loadPosts(shop, { ...(channel ? { channel } : {}), tags }),
);
