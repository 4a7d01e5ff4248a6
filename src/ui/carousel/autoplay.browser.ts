/** When a carousel moves by itself: never while it is being looked at closely, hidden, or unwanted. */

export type Autoplay = {
  /** `reason` keeps it still until the same reason is released. */
  readonly pause: (reason: string) => void;
  readonly resume: (reason: string) => void;
  readonly stop: () => void;
};

export function startAutoplay(everyMs: number, advance: () => void): Autoplay {
  const reasons = new Set<string>();
  let isStopped = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const update = () => {
    clearInterval(timer);
    timer = reasons.size === 0 && !isStopped ? setInterval(advance, everyMs) : undefined;
  };
  update();
  return {
    pause(reason) {
      reasons.add(reason);
      update();
    },
    resume(reason) {
      reasons.delete(reason);
      update();
    },
    stop() {
      isStopped = true;
      update();
    },
  };
}
