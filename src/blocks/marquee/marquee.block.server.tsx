/** Marquee of texts or logos; stops on hover, on focus and with reduced motion. */
import { ContentLink } from '#features/content/links/content-links.tsx';
import { links } from '#links';
import { defineBlock } from '../render/define-block.server.ts';
import { MotionSwitch } from '../shared/motion/motion-switch.tsx';
import { countRepetitions } from './fill-marquee.ts';
import { content, type MarqueeContent } from './marquee.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { label, items, seconds } }) => {
    const rounds = countRepetitions(items.length);
    const style = {
      '--seconds': `${seconds}s`,
      '--share': `${100 / (rounds + 1)}%`,
    };
    return (
      <section
        aria-label={label}
        className="rule-t rule-b relative mt-section overflow-hidden motion-reduce:overflow-x-auto"
      >
        <div className="marquee flex w-max" style={style}>
          {Array.from({ length: rounds + 1 }, (_round, round) => round).map((round) => (
            <ul key={round} aria-hidden={round > 0} className="flex shrink-0 items-center">
              {[...items.entries()].map(([index, item]) => (
                <MarqueeItem key={index} item={item} isCopy={round > 0} />
              ))}
            </ul>
          ))}
        </div>
        <MotionSwitch className="my-auto bg-paper text-ink" />
      </section>
    );
  },
});

function MarqueeItem({
  item: { text, picture, href },
  isCopy,
}: {
  item: MarqueeContent['items'][number];
  isCopy: boolean;
}) {
  const inside = picture ? (
    <Logo picture={picture} text={text} />
  ) : (
    <span className="font-display text-xl whitespace-nowrap">{text}</span>
  );
  return (
    <li className="flex min-h-14 items-center px-6">
      {href && !isCopy ? (
        <ContentLink href={href} className="flex min-h-11 items-center">
          {inside}
        </ContentLink>
      ) : (
        inside
      )}
    </li>
  );
}

/** Logo of 38 px height, uncropped, in a box of fixed size to avoid layout shift. */
function Logo({
  picture,
  text,
}: {
  picture: NonNullable<MarqueeContent['items'][number]['picture']>;
  text: string;
}) {
  return (
    <img
      src={links.picture({
        id: picture.id,
        width: 320,
        aspect: 'full',
        quality: 'n',
        format: 'webp',
      })}
      alt={text}
      width={96}
      height={38}
      loading="lazy"
      decoding="async"
      className="h-[38px] w-24 object-contain"
    />
  );
}
