/** Plays a video while enough of it is in view, and pauses it otherwise. */

/**
 * `share` is the visible part of its area, from 0 to 1; `mayPlay` is called each time it comes into
 * view. Returns a clean-up function.
 */
export function playWhileSeen(
  video: HTMLVideoElement,
  share: number,
  mayPlay: () => boolean = () => true,
): () => void {
  const seen = new IntersectionObserver(
    (changes) => {
      // Entries may be batched; only the last one is current.
      if ((changes.at(-1)?.intersectionRatio ?? 0) < share) video.pause();
      else if (mayPlay()) play(video);
    },
    { threshold: share },
  );
  seen.observe(video);
  return () => seen.disconnect();
}

/** Ignores a browser that forbids autoplay, and logs it; the poster stays. */
export function play(video: HTMLVideoElement): void {
  video
    .play()
    .catch((error: unknown) => console.info('A video was not allowed to play:', String(error)));
}
