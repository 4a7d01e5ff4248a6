/** Turns the messages of the box: waits, shows each, fades, begins again; pauses. */
import { useEffect, useState } from 'react';
import { nextProofStep, PROOF_MS, type ProofStep } from '../social-proof.ts';

/** While paused, a message that fades is shown again. */
export function useProofRotation(count: number, isPaused: boolean): ProofStep {
  const [step, setStep] = useState<ProofStep>({ phase: 'waiting', index: 0 });
  useEffect(() => {
    if (count === 0 || isPaused) return;
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const turn = () => setStep((current) => nextProofStep(current, count, prefersReducedMotion));
    const timer = setTimeout(turn, PROOF_MS[step.phase]);
    return () => clearTimeout(timer);
  }, [step, count, isPaused]);
  return isPaused && step.phase === 'fading' ? { ...step, phase: 'shown' } : step;
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
