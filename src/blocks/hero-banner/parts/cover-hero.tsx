/** A hero with its words and links upon the picture, on a veil that keeps them readable. */
import type { CSSProperties } from 'react';
import { ContentLink } from '#features/content/content-links.tsx';
import { WidePicture } from '#features/pictures/wide-picture.tsx';
import { type ContentPlace, focusClass } from '../../content-fields.ts';
import { VideoPart } from '../../content-video.tsx';
import { LiveWords, placeClasses, rowClasses, standsBefore } from '../../live-words.tsx';
import { VideoFrame } from '../../video-frame.tsx';
import type { HeroBannerContent } from '../hero-banner.content.ts';
import { HeroLinks } from './hero-links.tsx';
import { HeroWords } from './hero-words.tsx';

export function CoverHero({ content, isFirst }: { content: HeroBannerContent; isFirst: boolean }) {
  const { title, imageLink, liveText, theme, linkLocation = 'bottom-left' } = content;
  const place = liveText?.position ?? linkLocation;
  const isTogether = place === linkLocation;
  const look = content.liveText || content.linkLocation ? UPON : UNDER_WHEN_SMALL;
  return (
    <section
      className={`bleed relative grid grid-cols-1 overflow-hidden *:col-start-1 ${look.hero} ${theme === 'dark' ? 'on-dark' : 'bg-surface text-ink'}`}
    >
      <CoverPicture content={content} isFirst={isFirst} places={[place, linkLocation]} />
      {imageLink && <ContentLink href={imageLink} aria-label={content.picture.alt || title} className="absolute inset-0" />}
      {/* Words and links that stand apart have rows of their own, or share one side by side: neither covers the other. */}
      <div
        style={{ '--padding': `${liveText?.padding ?? 24}px` } as CSSProperties}
        className={`pointer-events-none relative gap-4 ${look.words} grid-rows-[auto_1fr_auto] ${place.startsWith('middle') ? 'lg:grid-rows-[1fr_auto_1fr]' : ''}`}
      >
        <div className={`flex min-w-0 flex-col gap-4 ${placeClasses(place)} ${rowClasses(place)}`}>
          <div
            className={`pointer-events-auto flex max-w-full flex-col gap-4 rounded-card ${look.panel} ${look.veil[theme]} ${placeClasses(place)}`}
          >
            {liveText ? (
              <LiveWords lines={liveText.lines} isFirst={isFirst} />
            ) : (
              <HeroWords content={content} isFirst={isFirst} size="text-5xl lg:text-7xl" />
            )}
            {isTogether && <HeroLinks content={content} />}
          </div>
        </div>
        {!isTogether && (
          <div
            className={`flex min-w-0 flex-col ${placeClasses(linkLocation)} ${rowClasses(linkLocation)} ${standsBefore(linkLocation, place) ? 'order-first' : ''}`}
          >
            <div className={`pointer-events-auto rounded-card p-3 ${look.veil[theme]}`}>
              <HeroLinks content={content} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

/** Where its editor gave a place, words stand there at every width. */
const UPON = {
  hero: '*:row-start-1',
  words: 'grid p-(--padding)',
  panel: 'p-4 md:max-w-2xl md:p-6',
  veil: { light: 'bg-paper/85', dark: 'bg-ink/85' },
} as const;

/** A small picture has no room for words: they would hide what it shows. */
const UNDER_WHEN_SMALL = {
  hero: 'lg:*:row-start-1',
  words: 'px-4 py-10 md:px-6 lg:grid lg:p-(--padding)',
  panel: 'lg:max-w-lg lg:p-6',
  veil: { light: 'lg:bg-paper/85', dark: 'lg:bg-ink/85' },
} as const;

const FRAME = 'aspect-[4/5] max-h-[80vh] md:aspect-[16/9] md:max-h-[44rem]';

type CoverPictureProps = { readonly content: HeroBannerContent; readonly isFirst: boolean; readonly places: readonly ContentPlace[] };

function CoverPicture({ content: { picture, video }, isFirst, places }: CoverPictureProps) {
  if (video)
    return (
      <VideoFrame video={video} label={picture.alt} at={freeOf(places)}>
        <VideoPart video={video} label={picture.alt} className={FRAME} />
      </VideoFrame>
    );
  return (
    <WidePicture picture={picture} wide="16x9" sizes="100vw" priority={isFirst} className={`${FRAME} ${focusClass(picture)} min-h-full`} />
  );
}

/** The height at which neither words nor links stand. */
function freeOf(places: readonly ContentPlace[]): 'top' | 'middle' | 'bottom' {
  return (['bottom', 'top', 'middle'] as const).find((height) => !places.some((place) => place.startsWith(height))) ?? 'middle';
}
