/** Port: posts of social networks. */
import type { Channel, SocialPost } from './social.ts';

export type PostQuery = {
  readonly fascia: string;
  readonly locale: string;
  /** Posts of all channels without it. */
  readonly channel?: Channel;
  /** Posts with at least one of these tags; all posts without it, or where it is empty. */
  readonly tags?: readonly string[];
  /** Time at which posts that editors publish must be visible. */
  readonly now: Date;
};

/**
 * @example
 * const posts = await shop.ports.social.listPosts({ fascia, locale, channel: 'instagram', now });
 */
export interface Social {
  /**
   * External origins of the posts' pictures, for the content security policy:
   * `https://media.example`. Empty where they come from this shop.
   */
  readonly pictureOrigins: readonly string[];
  /**
   * Posts in the order of their source, which keeps the newest first: at most 40. Empty where there
   * are none. Entries that are no valid posts are left out.
   * @throws Error when the service fails or times out.
   */
  listPosts(query: PostQuery): Promise<readonly SocialPost[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    social: Social;
  }
}
