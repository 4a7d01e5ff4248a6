/** Lets a video play while enough of it is seen, and rest otherwise. */

/** `share` of its area, from 0 to 1; `mayPlay` is asked each time it comes into sight. */
export function playWhileSeen(
  video: HTMLVideoElement,
  share: number,
  mayPlay: () => boolean = () => true,
): () => void {
  const seen = new IntersectionObserver(
    (changes) => {
      // Those of a busy moment come together; the last one tells how it is.
      if ((changes.at(-1)?.intersectionRatio ?? 0) < share) video.pause();
      else if (mayPlay()) play(video);
    },
    { threshold: share },
  );
  seen.observe(video);
  return () => seen.disconnect();
}

/** S§8, R§8: a browser that forbids it is obeyed and the refusal noted; its poster stays. */
export function play(video: HTMLVideoElement): void {
  video
    .play()
    .catch((error: unknown) => console.info('A video was not allowed to play:', String(error)));
}
