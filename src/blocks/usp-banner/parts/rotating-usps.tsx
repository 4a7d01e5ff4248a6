/** Reasons that take turns in one place; held while one reads, moved on by a swipe. */
import { useEffect, useRef, useState } from 'react';
import { type Autoplay, startAutoplay } from '#ui/carousel/autoplay.browser.ts';
import { stepOfSwipe, turnTo } from '../usp.ts';
import type { UspBannerContent } from '../usp-banner.content.ts';
import { Usp } from './usp-item.tsx';

export function RotatingUsps({ label, items, delayMs }: UspBannerContent) {
  const { current, step, autoplay } = useRotation(items.length, delayMs);
  const begun = useRef<number>(null);
  const hold = (reason: string) => autoplay.current?.hold(reason);
  const release = (reason: string) => autoplay.current?.release(reason);
  return (
    <section
      aria-label={label}
      className="overflow-hidden bg-announcement text-on-announcement"
      onPointerEnter={() => hold('pointer')}
      onPointerLeave={() => release('pointer')}
      onFocus={() => hold('focus')}
      onBlur={() => release('focus')}
      onTouchStart={({ touches }) => {
        begun.current = touches[0]?.clientX ?? null;
      }}
      onTouchEnd={({ changedTouches, currentTarget }) => {
        const ended = changedTouches[0]?.clientX;
        if (begun.current === null || ended === undefined) return;
        step(stepOfSwipe(begun.current, ended, getComputedStyle(currentTarget).direction === 'rtl'));
      }}
    >
      <ul className="grid *:col-start-1 *:row-start-1 noscript:*:row-auto">
        {items.map((item, index) => (
          <li
            key={item.label}
            inert={index !== current}
            // R§4: the transition takes 500 ms.
            className={`transition-opacity duration-500 noscript:opacity-100 ${index === current ? 'opacity-100' : 'opacity-0'}`}
          >
            <Usp item={item} onDropdown={(isOpen) => (isOpen ? hold('dropdown') : release('dropdown'))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useRotation(count: number, delayMs: number) {
  const autoplay = useRef<Autoplay>(null);
  const [current, setCurrent] = useState(0);
  const step = (by: number) => setCurrent((now) => turnTo(now, by, count));
  useEffect(() => {
    if (count < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const playing = startAutoplay(delayMs, () => setCurrent((now) => turnTo(now, 1, count)));
    autoplay.current = playing;
    return () => playing.stop();
  }, [count, delayMs]);
  return { current, step, autoplay };
}
