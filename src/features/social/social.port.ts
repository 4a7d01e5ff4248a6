/** Port: posts of social networks. */
import type { Channel, SocialPost } from './social.ts';

export type PostQuery = {
  readonly fascia: string;
  readonly locale: string;
  readonly channel?: Channel;
  /** Posts with at least one of these tags. */
  readonly tags?: readonly string[];
  readonly now: Date;
};

/**
 * @example
 * const posts = await shop.ports.social.listPosts({ fascia, locale, channel: 'instagram', now });
 */
export interface Social {
  /**
   * External origins of the posts' pictures, for the content security policy:
   * `https://media.example`.
   */
  readonly pictureOrigins: readonly string[];
  /**
   * Newest first, at most 40.
   * @throws Error when the service fails or times out.
   */
  listPosts(query: PostQuery): Promise<readonly SocialPost[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    social: Social;
  }
}
