/** Rotating selling points (USPs): paused on hover, focus and an open dropdown; swipeable. */
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { type Autoplay, startAutoplay } from '#ui/carousel/autoplay.browser.ts';
import { MotionSwitch } from '../../shared/motion/motion-switch.tsx';
import { stepTo, swipeDirection, USP_TRANSITION_MS, wrapIndex } from '../usp.ts';
import type { UspBannerContent, UspItem } from '../usp-banner.content.ts';
import { Usp } from './usp-item.tsx';

/** Full width, with space for the motion switch. */
const SLIDE = 'w-full shrink-0 *:px-12';

export function RotatingUsps({ label, items, delayMs }: UspBannerContent) {
  const count = items.length;
  const isHydrated = useHydrated();
  const { index, isMoving, step, land, pause, resume } = useRotation(count, delayMs);
  const swipe = useSwipe(step);
  const [last, first] = [items.at(-1), items[0]];
  const style = {
    '--index': index + (count > 1 ? 1 : 0),
    '--moves': isMoving ? `${USP_TRANSITION_MS}ms` : '0s',
  };
  return (
    <section
      aria-label={label}
      className="bleed relative overflow-hidden bg-announcement text-on-announcement"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && pause('pointer')}
      onPointerLeave={() => resume('pointer')}
      onFocus={() => pause('focus')}
      onBlur={() => resume('focus')}
      {...swipe}
    >
      <ul
        className="usp-row"
        style={style}
        onTransitionEnd={({ target, currentTarget }) => target === currentTarget && land()}
      >
        {count > 1 && last && <Clone item={last} />}
        {[...items.entries()].map(([position, item]) => (
          <li
            key={position}
            inert={isHydrated && !prefersReducedMotion() && position !== wrapIndex(index, count)}
            className={SLIDE}
          >
            <Usp
              item={item}
              onDropdown={(isOpen) => (isOpen ? pause('dropdown') : resume('dropdown'))}
            />
          </li>
        ))}
        {count > 1 && first && <Clone item={first} />}
      </ul>
      {count > 1 && (
        <MotionSwitch
          onSwitch={(isStopped) => (isStopped ? pause('switch') : resume('switch'))}
          className="bg-announcement noscript:hidden"
        />
      )}
    </section>
  );
}

/** Copy for the endless loop: visible, but inert and hidden from assistive technology. */
function Clone({ item }: { item: UspItem }) {
  return (
    <li aria-hidden="true" inert className={`${SLIDE} noscript:hidden motion-reduce:hidden`}>
      <Usp item={item} />
    </li>
  );
}

function useRotation(count: number, delayMs: number) {
  const autoplay = useRef<Autoplay>(null);
  const [{ index, isMoving }, setRow] = useState({ index: 0, isMoving: false });
  const step = (by: number) =>
    by !== 0 &&
    count > 1 &&
    !prefersReducedMotion() &&
    setRow((row) => ({ index: stepTo(row.index, by, count), isMoving: true }));
  useEffect(() => {
    if (count < 2 || prefersReducedMotion()) return;
    const playing = startAutoplay(delayMs, () =>
      setRow((row) => ({ index: stepTo(row.index, 1, count), isMoving: true })),
    );
    autoplay.current = playing;
    return () => playing.stop();
  }, [count, delayMs]);
  return {
    ...{ index, isMoving, step },
    /** After a transition to a clone: jumps to its original, without animation. */
    land: () => setRow((row) => ({ index: wrapIndex(row.index, count), isMoving: false })),
    pause: (reason: string) => autoplay.current?.pause(reason),
    resume: (reason: string) => autoplay.current?.resume(reason),
  };
}

/** With reduced motion, the items are listed below each other, as without JavaScript. */
function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function useSwipe(step: (by: number) => void) {
  const begun = useRef<number>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      begun.current = touches[0]?.clientX ?? null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const ended = changedTouches[0]?.clientX;
      if (begun.current === null || ended === undefined) return;
      step(
        swipeDirection(begun.current, ended, getComputedStyle(currentTarget).direction === 'rtl'),
      );
    },
  };
}
