/** Article header: kicker, headline, introduction, author, date and an optional picture. */

import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { formatDate } from '#i18n/formats/format-date.ts';
import { useText } from '#i18n/text.tsx';
import { useShop } from '#request/shop-public.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { focusClass } from '../shared/content-fields.ts';
import { type BlogHeaderContent, content } from './blog-header.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content, isFirst, isAtPageTop }) => {
    const { title, kicker, introduction, picture } = content;
    const Title = isFirst ? 'h1' : 'h2';
    return (
      <header className="article-header page pt-10 lg:pt-16">
        <div className="article-intro">
          {kicker && <p className="kicker pb-3 text-sm text-muted">{kicker}</p>}
          <Title className="article-title max-w-4xl text-5xl text-balance lg:text-7xl">
            {title}
          </Title>
          {introduction && <p className="prose-width pt-5 text-xl text-balance">{introduction}</p>}
          <Byline {...content} />
        </div>
        {picture && (
          <div className="article-picture overflow-hidden rounded-card">
            <Picture
              picture={picture}
              aspect="3x2"
              sizes="(min-width: 80rem) 1216px, 100vw"
              widths={[480, 640, 960, 1280]}
              priority={isAtPageTop}
              className={`${focusClass(picture)} max-h-[70vh]`}
            />
          </div>
        )}
      </header>
    );
  },
});

function Byline({ author, date, readingMinutes }: BlogHeaderContent) {
  const text = useText();
  const { locale } = useShop();
  const language = usePageLanguageAttributes();
  if (!author && !date && readingMinutes === undefined) return null;
  return (
    <p className="flex flex-wrap gap-x-4 pt-5 text-sm text-muted">
      {author && <span>{author}</span>}
      {date && (
        <time dateTime={date} {...language} className="whitespace-nowrap">
          {formatDate(date, locale.tag)}
        </time>
      )}
      {readingMinutes !== undefined && (
        <span {...language}>{text('blog.minutes', { minutes: readingMinutes })}</span>
      )}
    </p>
  );
}
