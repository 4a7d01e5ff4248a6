/** A colour's pictures: a rail that snaps, thumbnails beside it on desktop, dots under it on mobile. */
import type { Picture as PictureRecord } from '#features/catalogue/catalogue.ts';
import { Picture } from '#features/pictures/picture.tsx';
import { useText } from '#kit/text.tsx';

/** Links to anchors move the rail natively, so that it works before and without JavaScript. */
export function Gallery({ pictures }: { readonly pictures: readonly PictureRecord[] }) {
  const text = useText();
  return (
    <section aria-label={text('gallery.label')} className="md:grid md:grid-cols-[5rem_1fr] md:gap-4">
      <ol className="order-last mt-3 flex justify-center gap-1 md:order-first md:mt-0 md:flex-col md:justify-start md:gap-2">
        {pictures.map((picture, index) => (
          <li key={picture.id}>
            <a
              href={`#${anchorOf(index)}`}
              aria-label={text('gallery.show', { number: index + 1, count: pictures.length })}
              className="block"
            >
              <span className="flex size-6 items-center justify-center md:hidden">
                <span className="size-2 rounded-full bg-ink/40" />
              </span>
              <span className="hidden overflow-hidden rounded-card md:block">
                <Picture picture={{ ...picture, alt: '' }} widths={[80, 160]} sizes="80px" />
              </span>
            </a>
          </li>
        ))}
      </ol>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        aria-label={text('gallery.label')}
        className="gallery-rail -mx-4 flex snap-x snap-mandatory overflow-x-auto md:mx-0 md:gap-4"
      >
        {pictures.map((picture, index) => (
          <li key={picture.id} id={anchorOf(index)} className="w-full shrink-0 snap-start overflow-hidden md:rounded-card">
            <Picture
              picture={picture}
              priority={index === 0}
              widths={[480, 640, 960, 1280]}
              sizes="(min-width: 1440px) 720px, (min-width: 1024px) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function anchorOf(index: number): string {
  return `picture-${index + 1}`;
}
