/** Selling points (USPs): rotating, as a ticker, or side by side. */
import { Carousel } from '#ui/carousel/carousel.tsx';
import type { BlockProps } from '../render/block-props.ts';
import { MotionSwitch } from '../shared/motion/motion-switch.tsx';
import { useCarouselLabels } from '../shared/use-carousel-labels.ts';
import { RotatingUsps } from './parts/rotating-usps.tsx';
import { Usp } from './parts/usp-item.tsx';
import { USP_STATIC_MS } from './usp.ts';
import type { UspBannerContent } from './usp-banner.content.ts';

export function Island({
  content: given,
  loaded: countdownWidths,
}: BlockProps<UspBannerContent, readonly number[]>) {
  const content = {
    ...given,
    items: given.items.map((item, index) => ({
      ...item,
      countdownWidth: countdownWidths?.[index],
    })),
  };
  if (content.mode === 'ticker') return <Ticker {...content} />;
  return content.mode === 'static' ? <StaticUsps {...content} /> : <RotatingUsps {...content} />;
}

function Ticker({ label, items, tickerSeconds, spacing }: UspBannerContent) {
  const style = {
    '--seconds': `${tickerSeconds}s`,
    '--share': '50%',
    '--space': `${spacing / 2}px`,
    '--space-wide': `${spacing}px`,
  };
  return (
    <section
      aria-label={label}
      className="bleed relative overflow-hidden bg-announcement text-on-announcement motion-reduce:overflow-x-auto"
    >
      <div className="marquee flex w-max whitespace-nowrap" style={style}>
        {[false, true].map((isCopy) => (
          <ul
            key={String(isCopy)}
            aria-hidden={isCopy}
            inert={isCopy}
            className="flex min-w-screen shrink-0 justify-around"
          >
            {[...items.entries()].map(([index, item]) => (
              <li
                key={index}
                className="px-[calc(var(--space)/2)] py-1 *:rounded-control md:px-[calc(var(--space-wide)/2)]"
              >
                <Usp item={item} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <MotionSwitch className="bg-announcement" />
    </section>
  );
}

function StaticUsps({ label, items }: UspBannerContent) {
  const labels = useCarouselLabels();
  const slides = items.map((item) => ({ node: <Usp item={item} /> }));
  return (
    <div className="bleed bg-announcement text-on-announcement">
      <div className="page hidden flex-wrap justify-evenly gap-x-8 md:flex">
        {[...slides.entries()].map(([index, { node }]) => (
          <div key={index} className="min-w-0 py-1 *:rounded-control">
            {node}
          </div>
        ))}
      </div>
      <div className="md:hidden">
        <Carousel
          label={label}
          labels={labels}
          slides={slides}
          slidesMobile={1}
          slidesDesktop={1}
          controls={false}
          autoplayMs={USP_STATIC_MS}
          gap={0}
        />
      </div>
    </div>
  );
}
