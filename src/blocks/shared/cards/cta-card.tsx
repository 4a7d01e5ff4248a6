/** Call-to-action card; nothing without a picture, video or roundel. */

import { ContentLink } from '#features/content/links/content-links.tsx';
import { Picture } from '#features/pictures/picture.tsx';
import { ContentVideoPlayer } from '../motion/content-video.tsx';
import { VideoContainer } from '../motion/video-container.tsx';
import type { Cta } from './card-fields.ts';

export function hasCtaMedia({ picture, video, roundel }: Cta): boolean {
  return Boolean(picture || video || roundel);
}

export function CtaCard({ card: { title, body, picture, video, roundel, link } }: { card: Cta }) {
  const inside = (
    <ContentLink href={link.href} className="group block">
      {video ? (
        <span className="block overflow-hidden rounded-card">
          <ContentVideoPlayer video={video} className="aspect-[4/5]" />
        </span>
      ) : picture ? (
        <span className="block overflow-hidden rounded-card">
          <Picture
            picture={picture}
            aspect="4x5"
            sizes="(min-width: 48rem) 25vw, 80vw"
            widths={[320, 480, 640]}
          />
        </span>
      ) : (
        roundel && (
          // In a box of the other cards' aspect ratio, so that their texts align.
          <span className="grid aspect-[4/5] place-items-center">
            <span className="block aspect-square w-5/6 overflow-hidden rounded-full">
              <Picture
                picture={roundel}
                aspect="1x1"
                sizes="(min-width: 48rem) 20vw, 66vw"
                widths={[320, 480]}
                className="h-full"
              />
            </span>
          </span>
        )
      )}
      <h3 className="pt-4 font-display text-2xl">{title}</h3>
      {body && <span className="block pt-1 text-muted">{body}</span>}
      <span className="inline-block pt-2 font-medium underline underline-offset-4">
        {link.label}
      </span>
    </ContentLink>
  );
  if (!video) return inside;
  return (
    <VideoContainer video={video} label={title} at="top">
      {inside}
    </VideoContainer>
  );
}
