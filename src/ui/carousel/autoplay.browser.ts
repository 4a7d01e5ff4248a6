/** Carousel autoplay: a timer that pauses while there is a reason to. */

export type Autoplay = {
  /** Pauses until the same `reason` is resumed; several reasons add up. */
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
