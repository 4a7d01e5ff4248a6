/** Hook: selected filters of social posts, and the matching posts. */
import { useMemo, useState } from 'react';
import { filterPosts, type PostFilter, type SocialPost } from './social.ts';

const EVERYTHING: PostFilter = { channel: null, tags: [] };

export function usePostFilter(posts: readonly SocialPost[]) {
  const [choice, setChoice] = useState(EVERYTHING);
  const shown = useMemo(() => filterPosts(posts, choice), [posts, choice]);
  return { choice, setChoice, shown };
}
