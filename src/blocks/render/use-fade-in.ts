/** Hook: fades sections in when they are scrolled into view; without JavaScript all are visible. */
import { type RefObject, useEffect } from 'react';

/** Visible share of the first section at which fading in begins. */
export const FIRST_SECTION_THRESHOLD = 0.1;
const FADE_MS = 250;

export function useFadeIn(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const sections = [...(list.current?.children ?? [])];
    const [hero, ...others] = sections;
    if (
      !hero ||
      typeof IntersectionObserver === 'undefined' ||
      matchMedia('(prefers-reduced-motion: reduce)').matches
    )
      return;
    const hidden = others.filter((section) => section.getBoundingClientRect().top > innerHeight);
    const arrivals = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        arrivals.unobserve(target);
        target.animate({ opacity: [0, 1] }, { duration: FADE_MS, easing: 'ease-out' });
      }
    });
    const opening = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        opening.disconnect();
        for (const section of hidden) arrivals.observe(section);
      },
      { threshold: FIRST_SECTION_THRESHOLD },
    );
    opening.observe(hero);
    return () => {
      opening.disconnect();
      arrivals.disconnect();
    };
  }, [list]);
}
