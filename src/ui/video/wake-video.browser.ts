/** Lets a drawn video play while enough of it is seen, and rest otherwise; never where motion is unwelcome. */

export function wakeVideo(video: HTMLVideoElement): () => void {
  if (video.dataset.awake !== undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  video.dataset.awake = '';
  const share = Number(video.dataset.video);
  const seen = new IntersectionObserver(([entry]) => (entry && entry.intersectionRatio >= share ? play(video) : video.pause()), {
    threshold: share,
  });
  seen.observe(video);
  return () => {
    seen.disconnect();
    delete video.dataset.awake;
  };
}

/** R§8: a browser that forbids it is obeyed; the poster stays, or the controls are there. */
function play(video: HTMLVideoElement): void {
  video.play().catch((error: unknown) => console.info('A video was not allowed to play.', String(error)));
}
