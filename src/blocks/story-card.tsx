/** A story: picture, kicker, headline, a line of text. */
import { ContentLink } from '#features/content/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { useShop } from '#kit/shop-public.tsx';
import type { Story } from './card-fields.ts';

export function StoryCard({ story: { title, excerpt, kicker, date, href, picture } }: { story: Story }) {
  return (
    <article>
      <ContentLink href={href} className="group block">
        <span className="block overflow-hidden rounded-card">
          <Picture picture={picture} aspect="4x5" sizes="(min-width: 48rem) 33vw, 80vw" widths={[320, 480, 640]} />
        </span>
        {(kicker || date) && (
          <span className="flex gap-3 pt-4 text-sm text-muted">
            {kicker && <span>{kicker}</span>}
            {date && <StoryDate date={date} />}
          </span>
        )}
        <h3 className="pt-1 text-2xl underline-offset-4 group-hover:underline">{title}</h3>
      </ContentLink>
      {excerpt && <p className="line-clamp-3 pt-2">{excerpt}</p>}
    </article>
  );
}

function StoryDate({ date }: { date: string }) {
  const { locale } = useShop();
  return <time dateTime={date}>{new Intl.DateTimeFormat(locale.tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))}</time>;
}
