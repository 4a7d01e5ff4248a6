/** Videos of the sample: turntable films, and films that are rendered at their first request. */
import { join } from 'node:path';
import type { Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';
import { openVideoFile } from '#providers/videos/embedded/open-video-file.ts';
import { videoTypeOf } from '#providers/videos/embedded/video-name.ts';
import { createVideos } from '#providers/videos/embedded/videos.provider.ts';
import { drawFilm, parseFilm } from '../../../drawings/film/draw-film.ts';
import { findFilmFile } from '../../../studio/films.ts';

/** Limit of queued videos; rendering one takes seconds. */
const MAX_QUEUED = 8;

/** Rendered films are kept in `folder`, which may contain other videos. */
export function createSampleVideos(folder: string, render = drawFilm): Videos {
  const videos = createVideos(folder);
  const rendering = new Map<string, Promise<void>>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Stores a film that can be rendered: each once, and one at a time. */
  async function store(id: string, profile: string): Promise<void> {
    const film = parseFilm(id, profile);
    if (!film) return;
    const path = join(folder, id, profile);
    const running = rendering.get(path);
    if (running) return await running;
    if (rendering.size >= MAX_QUEUED)
      throw new Problem(503, 'video.busy', 'Too many new videos at once. Try again in a moment.', {
        retryAfter: 5,
      });
    const stored = queue
      .then(() => render(film.picture, film.profile))
      .then(async (body) => body && (await writeFileAtomically(path, body)))
      .then(() => undefined)
      .finally(() => rendering.delete(path));
    queue = stored.catch(() => undefined);
    rendering.set(path, stored);
    await stored;
  }

  return {
    async find(id, profile) {
      const film = findFilmFile(id, profile);
      if (film !== null) return await openVideoFile(film, videoTypeOf(profile));
      const found = await videos.find(id, profile);
      if (found) return found;
      await store(id, profile);
      return await videos.find(id, profile);
    },
  };
}

export const provider = defineProvider({
  port: 'videos',
  name: 'sample',
  create: ({ dataDir }) => createSampleVideos(join(dataDir, 'media', 'videos')),
});
