/** The banner that opens a page: one large picture, a few words, where to go. */

import { array, object, optional, picklist, string } from 'valibot';
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '#kit/define-block.tsx';
import { Link } from '#kit/link.tsx';
import type { ContentLink } from '../content-fields.ts';
import { linkField, pictureField } from '../content-fields.ts';

export const block = defineBlock({
  type: 'https://parade.example/blocks/hero-banner',
  schema: object({
    title: string(),
    subtitle: optional(string(), ''),
    picture: pictureField,
    links: optional(array(linkField), []),
    theme: optional(picklist(['light', 'dark']), 'light'),
  }),
  render: ({ title, subtitle, picture, links, theme }, { isFirst }) => (
    <section className={`grid items-stretch lg:grid-cols-12 ${theme === 'dark' ? 'bg-ink text-paper' : 'bg-surface text-ink'}`}>
      <div className="lg:order-last lg:col-span-7">
        <Picture
          picture={picture}
          aspect="4x5"
          sizes="(min-width: 64rem) 58vw, 100vw"
          widths={[480, 640, 960, 1280, 1600]}
          priority={isFirst}
          className="aspect-[4/5] max-h-[72vh] lg:h-full lg:max-h-[44rem]"
        />
      </div>
      <div className="flex flex-col items-start justify-center gap-5 px-4 py-10 md:px-6 lg:col-span-5 lg:px-12 lg:py-16">
        {isFirst ? <h1 className={titleLook}>{title}</h1> : <h2 className={titleLook}>{title}</h2>}
        {subtitle && <p className="max-w-md text-lg">{subtitle}</p>}
        {links.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-3">
            {links.map((link, index) => (
              <li key={link.href}>
                <HeroLink link={link} isMain={index === 0} isDark={theme === 'dark'} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  ),
});

const titleLook = 'text-5xl text-balance hyphens-auto wrap-break-word lg:text-6xl wide:text-7xl';

function HeroLink({ link, isMain, isDark }: { link: ContentLink; isMain: boolean; isDark: boolean }) {
  const main = isDark ? 'bg-paper text-ink' : 'bg-accent text-on-accent';
  return (
    <Link
      to={link.href}
      className={`inline-flex min-h-12 items-center rounded-control px-7 font-medium underline-offset-4 hover:underline ${isMain ? main : 'border border-current'}`}
    >
      {link.label}
    </Link>
  );
}
