/** Rotates the messages of the box: waits, shows each, fades it out, repeats; can be paused. */
import { useEffect, useState } from 'react';
import { useHydrated } from '#hydration/use-hydrated.ts';
import { nextProofStep, PROOF_MS, type ProofStep } from '../social-proof.ts';

/**
 * While paused, a message that fades is shown again. `displayedAt`: time of the page's display,
 * after which the first message waits, as milliseconds of `performance.now()`.
 */
export function useProofRotation(count: number, isPaused: boolean, displayedAt: number): ProofStep {
  const [step, setStep] = useState<ProofStep>({ phase: 'waiting', index: 0 });
  useEffect(() => {
    if (count === 0 || isPaused) return;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const advance = () => setStep((current) => nextProofStep(current, count, prefersReducedMotion));
    const elapsed = step.phase === 'waiting' ? performance.now() - displayedAt : 0;
    const timer = setTimeout(advance, Math.max(PROOF_MS[step.phase] - elapsed, 0));
    return () => clearTimeout(timer);
  }, [step, count, isPaused, displayedAt]);
  return isPaused && step.phase === 'fading' ? { ...step, phase: 'shown' } : step;
}

/**
 * Time at which the page was displayed, as milliseconds of `performance.now()`: the first paint for
 * a page of the server, else the first render of the caller. A tab in the background is displayed
 * once it becomes visible; until then the time is 0.
 */
export function useDisplayTime(): number {
  const isClientNavigation = useHydrated();
  const [time, setTime] = useState(() =>
    isClientNavigation ? performance.now() : findFirstPaint(),
  );
  useEffect(() => {
    if (!document.hidden || findFirstPaint() > 0) return;
    const update = () => setTime(performance.now());
    document.addEventListener('visibilitychange', update, { once: true });
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return time;
}

function findFirstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}

/** True while the browser does not show the tab. */
export function useHiddenTab(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isHidden;
}
