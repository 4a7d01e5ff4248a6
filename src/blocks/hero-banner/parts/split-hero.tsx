/** Hero with text beside the picture, below it on small screens. */

import { ContentLink } from '#features/content/links/content-links.tsx';
import { WidePicture } from '#features/pictures/wide-picture.tsx';
import { focusClass } from '../../shared/content-fields.ts';
import { VideoPart } from '../../shared/motion/content-video.tsx';
import { VideoContainer } from '../../shared/motion/video-container.tsx';
import { HeroLinks } from './hero-links.tsx';
import { type HeroProps, HeroText } from './hero-text.tsx';

const ASPECT = 'aspect-[4/5] max-h-[72vh] md:aspect-[3/2] lg:h-full lg:max-h-[44rem]';

export function SplitHero({ content, isFirst, isAtPageTop }: HeroProps) {
  const { title, picture, video, imageLink, theme } = content;
  const image = video ? (
    <VideoPart video={video} label={picture.alt} className={ASPECT} />
  ) : (
    <WidePicture
      picture={picture}
      wide="3x2"
      sizes="(min-width: 64rem) 58vw, 100vw"
      priority={isAtPageTop}
      className={`${ASPECT} ${focusClass(picture)}`}
    />
  );
  const linked = imageLink ? (
    <ContentLink
      href={imageLink}
      className="block h-full"
      aria-label={picture.alt || title || imageLink}
    >
      {image}
    </ContentLink>
  ) : (
    image
  );
  return (
    <section
      className={`bleed grid grid-cols-1 items-stretch lg:grid-cols-12 ${theme === 'dark' ? 'on-dark' : 'bg-surface text-ink'}`}
    >
      {/* Fixed columns, so that nothing moves when the text arrives. */}
      <div className="lg:col-span-7 lg:col-start-6 lg:row-start-1">
        {video ? (
          <VideoContainer video={video} label={picture.alt} className="h-full">
            {linked}
          </VideoContainer>
        ) : (
          linked
        )}
      </div>
      <div className="flex flex-col items-start justify-center gap-5 px-4 py-10 md:px-6 lg:col-span-5 lg:px-[min(3rem,5vw)] lg:py-16">
        <HeroText
          content={content}
          isFirst={isFirst}
          size="text-5xl lg:text-6xl wide:text-[min(4rem,8vw)]"
        />
        <HeroLinks content={content} />
      </div>
    </section>
  );
}
