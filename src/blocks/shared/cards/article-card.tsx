/** Article card: picture, kicker, date, headline and excerpt. */

import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { ContentLink } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { formatDate } from '#i18n/formats/format-date.ts';
import { useShop } from '#request/shop-public.tsx';
import type { ArticleCardContent } from './card-fields.ts';

type ArticleCardProps = {
  readonly article: ArticleCardContent;
  /** Places the text beside the picture where the container is wide enough. */
  readonly isHorizontal?: boolean;
};

export function ArticleCard({
  article: { title, excerpt, kicker, date, href, picture },
  isHorizontal = false,
}: ArticleCardProps) {
  return (
    <article className="@container">
      <ContentLink
        href={href}
        className={`group block ${isHorizontal ? '@2xl:grid @2xl:grid-cols-2 @2xl:items-center @2xl:gap-10 @4xl:gap-20' : ''}`}
      >
        <span className="block overflow-hidden rounded-card">
          <Picture
            picture={picture}
            aspect="4x5"
            sizes={`(min-width: 48rem) ${isHorizontal ? 50 : 33}vw, 80vw`}
            widths={isHorizontal ? [480, 640, 960, 1280] : [320, 480, 640]}
          />
        </span>
        <span className="block pt-4">
          {(kicker || date) && (
            <span className="flex flex-wrap gap-x-3 pb-1 text-sm text-muted">
              {kicker && <span>{kicker}</span>}
              {date && <StoryDate date={date} />}
            </span>
          )}
          <h3
            className={`text-2xl underline-offset-4 group-hover:underline ${isHorizontal ? '@4xl:text-4xl' : ''}`}
          >
            {title}
          </h3>
          {excerpt && <span className="line-clamp-3 pt-2">{excerpt}</span>}
        </span>
      </ContentLink>
    </article>
  );
}

function StoryDate({ date }: { date: string }) {
  const { locale } = useShop();
  return (
    <time dateTime={date} {...usePageLanguageAttributes()} className="whitespace-nowrap">
      {formatDate(date, locale.tag)}
    </time>
  );
}
