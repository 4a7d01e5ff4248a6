/** Grid of category pictures with links. */
import { ContentLink } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './category-cards.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, cards } }) => (
    <section className="page pt-section">
      {title && <h2 className="pb-6 text-3xl lg:text-4xl">{title}</h2>}
      <ul
        style={{
          '--columns': evenColumns(cards.length, 3),
          '--columns-wide': evenColumns(cards.length, 8),
        }}
        className="fill-columns gap-y-2 md:gap-y-4 md:[--most:var(--columns)] lg:gap-y-6 lg:[--most:var(--columns-wide)]"
      >
        {[...cards.entries()].map(([index, card]) => (
          <li key={index}>
            <ContentLink href={card.href} className="group block">
              <span className="block overflow-hidden rounded-card">
                <Picture
                  picture={{ ...card.picture, alt: '' }}
                  aspect="4x5"
                  sizes="(min-width: 48rem) 25vw, 50vw"
                  widths={[320, 480, 640]}
                  className="transition-transform group-hover:scale-[1.02]"
                />
              </span>
              <span className="block py-3 font-medium underline-offset-4 group-hover:underline">
                {card.title}
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  ),
});

/**
 * Number of columns that fills every row evenly. Computed here: columns that CSS derives from the
 * items would shift while the HTML is streamed.
 */
function evenColumns(count: number, most: number): number {
  return Math.max(2, Math.ceil(count / Math.ceil(count / most)));
}
