/** Hero with text and links on the picture, on a translucent panel that keeps them readable. */
import { ContentLink } from '#features/content/links/content-links.tsx';
import { WidePicture } from '#features/pictures/wide-picture.tsx';
import { type ContentPosition, focusClass } from '../../shared/content-fields.ts';
import {
  isBefore,
  LiveTextLines,
  positionClasses,
  rowClasses,
} from '../../shared/live-text-lines.tsx';
import { ContentVideoPlayer } from '../../shared/motion/content-video.tsx';
import { VideoContainer } from '../../shared/motion/video-container.tsx';
import type { HeroBannerContent } from '../hero-banner.content.ts';
import { HeroLinks } from './hero-links.tsx';
import { type HeroProps, HeroText, hasText } from './hero-text.tsx';

export function CoverHero({ content, isFirst, isAtPageTop }: HeroProps) {
  const { title, imageLink, picture, theme } = content;
  const ground = theme === 'dark' ? 'on-dark' : 'bg-surface text-ink';
  return (
    <section
      className={`bleed relative grid grid-cols-1 overflow-hidden *:col-start-1 ${toLayout(content).hero} ${ground}`}
    >
      <CoverPicture content={content} isAtPageTop={isAtPageTop} />
      {imageLink && (
        <ContentLink
          href={imageLink}
          aria-label={picture.alt || title || imageLink}
          className="absolute inset-0"
        />
      )}
      {hasText(content) && <CoverText content={content} isFirst={isFirst} />}
    </section>
  );
}

/**
 * Text and links at different positions are in separate grid rows or columns, so that neither
 * covers the other.
 */
function CoverText({ content, isFirst }: Omit<HeroProps, 'isAtPageTop'>) {
  const { liveText } = content;
  const [position, linkPlace] = toPositionClasses(content);
  const layout = toLayout(content);
  const isTogether = position === linkPlace;
  return (
    <div
      style={{ '--padding': `${liveText?.padding ?? 24}px` }}
      className={`pointer-events-none relative gap-4 ${layout.text} grid-rows-[auto_1fr_auto] ${position.startsWith('middle') ? 'lg:grid-rows-[1fr_auto_1fr]' : ''}`}
    >
      <div
        className={`flex min-w-0 flex-col gap-4 ${positionClasses(position)} ${rowClasses(position)}`}
      >
        <div
          className={`pointer-events-auto flex max-w-full flex-col gap-4 rounded-card ${layout.panel} ${layout.veil} ${positionClasses(position)}`}
        >
          {liveText ? (
            <LiveTextLines lines={liveText.lines} isFirst={isFirst} />
          ) : (
            <HeroText content={content} isFirst={isFirst} size="text-5xl lg:text-7xl" />
          )}
          {isTogether && <HeroLinks content={content} />}
        </div>
      </div>
      {!isTogether && (
        <div
          className={`flex min-w-0 flex-col ${positionClasses(linkPlace)} ${rowClasses(linkPlace)} ${isBefore(linkPlace, position) ? 'order-first' : ''}`}
        >
          <div className={`pointer-events-auto rounded-card p-3 ${layout.veil}`}>
            <HeroLinks content={content} />
          </div>
        </div>
      )}
    </div>
  );
}

/** With a position set by the editor: text on the picture at every width. */
const ON_PICTURE_CLASSES = {
  hero: '*:row-start-1',
  text: 'grid p-(--padding)',
  panel: 'p-4 md:max-w-2xl md:p-6',
  veil: 'bg-paper/85',
} as const;

/** Default: text below a small picture, which it would hide. */
const UNDER_WHEN_SMALL = {
  hero: 'lg:*:row-start-1',
  text: 'px-4 py-10 md:px-6 lg:grid lg:p-(--padding)',
  panel: 'lg:max-w-lg lg:p-6',
  veil: 'lg:bg-paper/85',
} as const;

function toLayout({ liveText, linkLocation }: HeroBannerContent) {
  return liveText || linkLocation ? ON_PICTURE_CLASSES : UNDER_WHEN_SMALL;
}

function toPositionClasses({
  liveText,
  linkLocation = 'bottom-left',
}: HeroBannerContent): readonly [text: ContentPosition, links: ContentPosition] {
  return [liveText?.position ?? linkLocation, linkLocation];
}

const ASPECT = 'aspect-[4/5] max-h-[80vh] md:aspect-[16/9] md:max-h-[44rem]';

function CoverPicture({ content, isAtPageTop }: Omit<HeroProps, 'isFirst'>) {
  const { picture, video } = content;
  if (video)
    return (
      <VideoContainer
        video={video}
        label={picture.alt}
        at={findFreeHeight(toPositionClasses(content))}
      >
        <ContentVideoPlayer video={video} label={picture.alt} className={ASPECT} />
      </VideoContainer>
    );
  return (
    <WidePicture
      picture={picture}
      wide="16x9"
      sizes="100vw"
      priority={isAtPageTop}
      className={`${ASPECT} ${focusClass(picture)} min-h-full`}
    />
  );
}

/** Height without text or links, for the button that pauses the video. */
function findFreeHeight(positions: readonly ContentPosition[]): 'top' | 'middle' | 'bottom' {
  return (
    (['bottom', 'top', 'middle'] as const).find(
      (height) => !positions.some((position) => position.startsWith(height)),
    ) ?? 'middle'
  );
}
