/** Filters of social posts: one channel or all, and any number of tags. */
import { useText } from '#i18n/text.tsx';
import {
  type Channel,
  listChannels,
  listTags,
  type PostFilter,
  type SocialPost,
} from './social.ts';

type PostFiltersProps = {
  readonly posts: readonly SocialPost[];
  readonly choice: PostFilter;
  readonly onSelect: (choice: PostFilter) => void;
};

const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  facebook: 'Facebook',
  tiktok: 'TikTok',
  instagram: 'Instagram',
};
const BUTTON_CLASS =
  'min-h-11 rounded-control border border-control px-4 text-sm aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper';

export function PostFilters({ posts, choice, onSelect }: PostFiltersProps) {
  const text = useText('blocks');
  const channels = listChannels(posts);
  const tags = listTags(posts);
  if (channels.length < 2 && tags.length < 2) return null;
  const toggle = (tag: string) =>
    choice.tags.includes(tag)
      ? choice.tags.filter((other) => other !== tag)
      : [...choice.tags, tag];
  return (
    <fieldset className="flex flex-wrap gap-2 pb-5 noscript:hidden">
      <legend className="sr-only">{text('socials.filter')}</legend>
      {[null, ...channels].map((channel) => (
        <button
          key={channel}
          type="button"
          aria-pressed={choice.channel === channel}
          onClick={() => onSelect({ ...choice, channel })}
          className={BUTTON_CLASS}
        >
          {channel === null ? text('socials.all') : CHANNEL_NAMES[channel]}
        </button>
      ))}
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          aria-pressed={choice.tags.includes(tag)}
          onClick={() => onSelect({ ...choice, tags: toggle(tag) })}
          className={BUTTON_CLASS}
        >
          <bdi>#{tag}</bdi>
        </button>
      ))}
    </fieldset>
  );
}
