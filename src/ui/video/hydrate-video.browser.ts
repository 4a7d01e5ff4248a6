/** Lets a drawn video play while enough of it is seen, and rest otherwise or when told to; never where motion is unwelcome. */
import { play, playWhileSeen } from './play-while-seen.browser.ts';

/** WCAG 2.2.2: what moves by itself for longer can be stopped. */
const SECONDS_TO_STOP = 5;

export function hydrateVideo(video: HTMLVideoElement): () => void {
  if (
    video.dataset.hydrated !== undefined ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  )
    return () => undefined;
  video.dataset.hydrated = '';
  const controller = new AbortController();
  const share = Number(video.dataset.video);
  const button = video.closest('[data-film]')?.querySelector<HTMLButtonElement>('[data-rest]');
  const isStopped = button ? offerStop(video, button, controller.signal) : () => false;
  const stopPlaying = playWhileSeen(video, share, () => !isStopped());
  return () => {
    controller.abort();
    stopPlaying();
    delete video.dataset.hydrated;
  };
}

/** Tells whether somebody has stopped it: then it stays still when it comes into sight again. */
function offerStop(
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
  const press = () => {
    stopped = !video.paused;
    if (stopped) video.pause();
    else play(video);
  };
  for (const type of ['play', 'pause', 'loadedmetadata'])
    video.addEventListener(type, show, { signal });
  button.addEventListener('click', press, { signal });
  signal.addEventListener('abort', () => button.toggleAttribute('hidden', true));
  show();
  return () => stopped;
}
