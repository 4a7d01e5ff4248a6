/**
 * Hydrates a server-rendered video: plays it while it is in view, pauses it out of view or by its
 * button, and leaves it still under reduced motion.
 */
import { play, playWhileSeen } from './play-while-seen.browser.ts';

/** WCAG 2.2.2: moving content of more than 5 seconds needs a way to stop it. */
const SECONDS_TO_STOP = 5;

export function hydrateVideo(video: HTMLVideoElement): () => void {
  if (
    video.dataset.hydrated !== undefined ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return () => undefined;
  video.dataset.hydrated = '';
  const controller = new AbortController();
  const visibleShare = Number(video.dataset.video);
  const button = video
    .closest('[data-video-container]')
    ?.querySelector<HTMLButtonElement>('[data-rest]');
  const isStopped = button ? addPauseButton(video, button, controller.signal) : () => false;
  const stopPlaying = playWhileSeen(video, visibleShare, () => !isStopped());
  return () => {
    controller.abort();
    stopPlaying();
    delete video.dataset.hydrated;
  };
}

/**
 * The returned function is true once the user has paused the video: it then stays paused when it is
 * back in view.
 */
function addPauseButton(
  video: HTMLVideoElement,
  button: HTMLButtonElement,
  signal: AbortSignal,
): () => boolean {
  let stopped = false;
  const show = () => {
    button.hidden = !(video.loop || video.duration > SECONDS_TO_STOP);
    button.toggleAttribute('data-resting', video.paused);
    button.ariaLabel = (video.paused ? button.dataset.go : button.dataset.rest) ?? '';
  };
  const click = () => {
    stopped = !video.paused;
    if (stopped) video.pause();
    else play(video);
  };
  for (const type of ['play', 'pause', 'loadedmetadata'])
    video.addEventListener(type, show, { signal });
  button.addEventListener('click', click, { signal });
  signal.addEventListener('abort', () => button.toggleAttribute('hidden', true));
  show();
  return () => stopped;
}
