/** Social post: its picture, or its video, which loads in an iframe on click. */
import { useState } from 'react';
import { ContentLink } from '#features/content/links/content-links.tsx';
import { EmbeddedIframe } from '#features/content/media/embedded-iframe.tsx';
import { isIframeUrl } from '#features/content/media/iframe-hosts.ts';
import { useText } from '#i18n/text.tsx';
import type { SocialPost } from './social.ts';

/** Without JavaScript, a link to the post replaces the play button. */
const PLAY_BUTTON_CLASS = 'block size-full noscript:hidden';

export function PostCard({ post }: { post: SocialPost }) {
  const text = useText('blocks');
  const [isPlaying, setPlaying] = useState(false);
  const { images, videos, ctaLink, sourceUrl, channel } = post;
  const [image] = images;
  const video = videos.find(({ url }) => isIframeUrl(url));
  const name = image?.altText || text('socials.post', { channel });
  const picture = image && (
    <img
      src={image.url}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
    />
  );
  return (
    <article className="grid max-h-[500px] overflow-hidden rounded-card bg-surface text-ink">
      <div className="relative aspect-[4/5] max-h-[440px] w-full overflow-hidden">
        {video && isPlaying ? (
          <EmbeddedIframe title={name} src={video.url} isRequested takesFocus />
        ) : video ? (
          <>
            <button
              type="button"
              onClick={() => setPlaying(true)}
              aria-label={text('socials.play', { name })}
              className={PLAY_BUTTON_CLASS}
            >
              {picture}
              <PlayIcon />
            </button>
            <noscript>
              <a href={sourceUrl} aria-label={name} className="block size-full">
                {picture}
              </a>
            </noscript>
          </>
        ) : (
          <ContentLink href={sourceUrl} aria-label={name} className="block size-full">
            {picture}
          </ContentLink>
        )}
      </div>
      {ctaLink && (
        <ContentLink
          href={ctaLink.url}
          className="flex min-h-12 items-center px-3 py-1 text-sm underline underline-offset-4"
        >
          <span className="line-clamp-2">{ctaLink.title}</span>
        </ContentLink>
      )}
    </article>
  );
}

function PlayIcon() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-ink/85 text-paper"
    >
      <svg viewBox="0 0 24 24" className="size-6 fill-current">
        <title>▶</title>
        <path d="M8 5v14l11-7z" />
      </svg>
    </span>
  );
}
