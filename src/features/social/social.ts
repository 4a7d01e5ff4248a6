/** Posts of social channels, and which of them a shopper asked for. */

/** R§4: the channels to filter by. */
export const CHANNELS = ['facebook', 'tiktok', 'instagram'] as const;
export type Channel = (typeof CHANNELS)[number];

/** R§3. */
export type SocialPost = {
  readonly flocklerId: string;
  readonly channel: Channel;
  readonly sourceUrl: string;
  readonly images: readonly { readonly url: string; readonly altText: string }[];
  readonly videos: readonly { readonly type: string; readonly url: string }[];
  readonly tags: readonly string[];
  readonly ctaLink: { readonly url: string; readonly title: string } | null;
};

/** The embedded provider's posts are kept as a page of content. */
export const POSTS_PATH = 'social/posts';

/** What such a post names as its schema. */
export const POST_SCHEMA = 'https://parade.example/social/post';

export type PostChoice = { readonly channel: Channel | null; readonly tags: readonly string[] };

/** R§4: of the chosen channel, with any of the chosen tags. */
export function filterPosts(
  posts: readonly SocialPost[],
  { channel, tags }: PostChoice,
): SocialPost[] {
  return posts.filter((post) => {
    if (channel !== null && post.channel !== channel) return false;
    return tags.length === 0 || post.tags.some((tag) => tags.includes(tag));
  });
}

/** Those that posts have, in the house's order: nobody is offered an empty choice. */
export function listChannels(posts: readonly SocialPost[]): Channel[] {
  return CHANNELS.filter((channel) => posts.some((post) => post.channel === channel));
}

export function listTags(posts: readonly SocialPost[]): string[] {
  return [...new Set(posts.flatMap((post) => post.tags))].toSorted();
}
