/**
 * Hero with text beside the picture, below it on small screens. Layout variants of the fascia place
 * the text in another place: `src/shell/layouts/hero`.
 */

import { ContentLink } from '#features/content/links/content-links.tsx';
import { WidePicture } from '#features/pictures/wide-picture.tsx';
import { useShop } from '#request/shop-public.tsx';
import { focusClass } from '../../shared/content-fields.ts';
import { ContentVideoPlayer } from '../../shared/motion/content-video.tsx';
import { VideoContainer } from '../../shared/motion/video-container.tsx';
import { HeroLinks } from './hero-links.tsx';
import { type HeroProps, HeroText } from './hero-text.tsx';

export function SplitHero({ content, isFirst, isAtPageTop }: HeroProps) {
  const { title, picture, video, imageLink, theme } = content;
  const isBesideText = (useShop().fascia.layout?.hero ?? 'split') === 'split';
  const image = video ? (
    <ContentVideoPlayer video={video} label={picture.alt} className="hero-media" />
  ) : (
    <WidePicture
      picture={picture}
      wide={isBesideText ? '3x2' : '16x9'}
      sizes={isBesideText ? '(min-width: 64rem) 58vw, 100vw' : '100vw'}
      priority={isAtPageTop}
      className={`hero-media ${focusClass(picture)}`}
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
    <section className={`bleed hero ${theme === 'dark' ? 'on-dark' : 'bg-surface text-ink'}`}>
      <div className="hero-picture">
        {video ? (
          <VideoContainer video={video} label={picture.alt} className="h-full">
            {linked}
          </VideoContainer>
        ) : (
          linked
        )}
      </div>
      <div className="hero-text">
        <div className="grid justify-items-start gap-3 max-md:grid-cols-1">
          <HeroText content={content} isFirst={isFirst} size="hero-title" />
        </div>
        <HeroLinks content={content} />
      </div>
    </section>
  );
}
