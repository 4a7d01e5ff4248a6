/** Gallery of social posts in rows. */
import type { CSSProperties } from 'react';
import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { PostCard } from '#features/social/post-card.tsx';
import { PostFilters } from '#features/social/post-filters.tsx';
import type { SocialPost } from '#features/social/social.ts';
import { usePostFilter } from '#features/social/use-post-filter.ts';
import { useText } from '#i18n/text.tsx';
import type { BlockProps } from '../render/block-props.ts';
import type { SocialsGalleryContent } from './socials-gallery.content.ts';

const NO_POSTS: readonly SocialPost[] = [];

export function Island({
  content,
  loaded,
}: BlockProps<SocialsGalleryContent, readonly SocialPost[]>) {
  const posts = loaded ?? NO_POSTS;
  const { title, filters, rowSizeDesktop, rowSizeMobile, rowLimit } = content;
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  const { choice, setChoice, shown } = usePostFilter(posts);
  return (
    <section className="page pt-section" style={toGridStyle(content)}>
      <h2 className="pb-6 text-3xl lg:text-4xl">{title}</h2>
      {filters && <PostFilters posts={posts} choice={choice} onSelect={setChoice} />}
      {shown.length === 0 ? (
        <p {...language}>{text('socials.noPosts')}</p>
      ) : (
        <ul className="grid grid-cols-[repeat(var(--row),minmax(0,1fr))] gap-(--gap) md:grid-cols-[repeat(var(--row-wide),minmax(0,1fr))] md:gap-(--gap-wide)">
          {shown.slice(0, rowSizeDesktop * rowLimit).map((post, index) => (
            <li
              key={post.flocklerId}
              className={index >= rowSizeMobile * rowLimit ? 'max-md:hidden' : ''}
            >
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function toGridStyle({
  rowSizeDesktop,
  rowSizeMobile,
  gapDesktop,
  gapMobile,
}: SocialsGalleryContent): CSSProperties {
  const gap = (steps: number) => `${steps * 4}px`;
  return {
    '--row': rowSizeMobile,
    '--row-wide': rowSizeDesktop,
    '--gap': gap(gapMobile),
    '--gap-wide': gap(gapDesktop),
  };
}
