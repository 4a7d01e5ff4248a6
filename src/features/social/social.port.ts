/** What we ask of whoever collects posts of social channels. */
import type { Channel, SocialPost } from './social.ts';

export type PostQuery = {
  readonly fascia: string;
  readonly locale: string;
  readonly channel?: Channel;
  /** Any of them. */
  readonly tags?: readonly string[];
  readonly now: Date;
};

export interface Social {
  /** Elsewhere, where pictures of posts come from: `https://media.example`. */
  readonly pictureOrigins: readonly string[];
  /** The newest first, at most 40. */
  listPosts(query: PostQuery): Promise<readonly SocialPost[]>;
}

declare module '#request/shop.ts' {
  interface Ports {
    social: Social;
  }
}
