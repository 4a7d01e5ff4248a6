/** A hero with its words and links upon the picture, on a veil that keeps them readable. */
import { ContentLink } from '#features/content/content-links.tsx';
import { WidePicture } from '#features/pictures/wide-picture.tsx';
import { type ContentPlace, focusClass } from '../../content-fields.ts';
import { VideoPart } from '../../content-video.tsx';
import { LiveWords, placeClasses, rowClasses, standsBefore } from '../../live-words.tsx';
import { VideoFrame } from '../../video-frame.tsx';
import type { HeroBannerContent } from '../hero-banner.content.ts';
import { HeroLinks } from './hero-links.tsx';

export function CoverHero({ content, isFirst }: { content: HeroBannerContent; isFirst: boolean }) {
  const { title, subtitle, imageLink, liveText, theme, linkLocation } = content;
  const [place, padding] = [liveText?.position ?? linkLocation, liveText?.padding ?? 24];
  const Title = isFirst ? 'h1' : 'h2';
  const isTogether = place === linkLocation;
  return (
    <section
      className={`bleed relative grid grid-cols-1 overflow-hidden *:col-start-1 *:row-start-1 ${theme === 'dark' ? 'on-dark' : 'bg-paper text-ink'}`}
    >
      <CoverPicture content={content} isFirst={isFirst} places={[place, linkLocation]} />
      {imageLink && <ContentLink href={imageLink} aria-label={content.picture.alt || title} className="absolute inset-0" />}
      {/* Words and links that stand apart have rows of their own, or share one side by side: neither covers the other. */}
      <div
        style={{ padding }}
        className={`pointer-events-none relative grid gap-4 grid-rows-[auto_1fr_auto] ${place.startsWith('middle') ? 'lg:grid-rows-[1fr_auto_1fr]' : ''}`}
      >
        <div className={`flex min-w-0 flex-col gap-4 ${placeClasses(place)} ${rowClasses(place)}`}>
          <div
            className={`pointer-events-auto flex max-w-full flex-col gap-4 p-4 md:max-w-2xl md:p-6 ${veil(theme)} ${placeClasses(place)}`}
          >
            {liveText ? (
              <LiveWords lines={liveText.lines} isFirst={isFirst} />
            ) : (
              <>
                {title && <Title className="text-5xl lg:text-7xl">{title}</Title>}
                {subtitle && <p className="max-w-md text-lg">{subtitle}</p>}
              </>
            )}
            {isTogether && <HeroLinks content={content} />}
          </div>
        </div>
        {!isTogether && (
          <div
            className={`flex min-w-0 flex-col ${placeClasses(linkLocation)} ${rowClasses(linkLocation)} ${standsBefore(linkLocation, place) ? 'order-first' : ''}`}
          >
            <div className={`pointer-events-auto p-3 ${veil(theme)}`}>
              <HeroLinks content={content} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

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

function veil(theme: 'light' | 'dark'): string {
  return `rounded-card ${theme === 'dark' ? 'bg-ink/85' : 'bg-paper/85'}`;
}
