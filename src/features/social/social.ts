/** Types and filters of social posts. */

/** Channels that shoppers can filter by. */
export const CHANNELS = ['facebook', 'tiktok', 'instagram'] as const;
export type Channel = (typeof CHANNELS)[number];

export type SocialPost = {
  readonly flocklerId: string;
  readonly channel: Channel;
  readonly sourceUrl: string;
  readonly images: readonly { readonly url: string; readonly altText: string }[];
  readonly videos: readonly { readonly type: string; readonly url: string }[];
  readonly tags: readonly string[];
  readonly ctaLink: { readonly url: string; readonly title: string } | null;
};

/** Content page that stores the posts of the embedded provider. */
export const POSTS_PATH = 'social/posts';

/** Schema id of a post in that page. */
export const POST_SCHEMA = 'https://parade.example/social/post';

export type PostFilter = { readonly channel: Channel | null; readonly tags: readonly string[] };

/** Posts of the channel with at least one of the tags; null and an empty list mean all. */
export function filterPosts(
  posts: readonly SocialPost[],
  { channel, tags }: PostFilter,
): SocialPost[] {
  return posts.filter((post) => {
    if (channel !== null && post.channel !== channel) return false;
    return tags.length === 0 || post.tags.some((tag) => tags.includes(tag));
  });
}

/** Channels of the posts, in the order of `CHANNELS`; filters without results are not offered. */
export function listChannels(posts: readonly SocialPost[]): Channel[] {
  return CHANNELS.filter((channel) => posts.some((post) => post.channel === channel));
}

export function listTags(posts: readonly SocialPost[]): string[] {
  return [...new Set(posts.flatMap((post) => post.tags))].toSorted();
}
