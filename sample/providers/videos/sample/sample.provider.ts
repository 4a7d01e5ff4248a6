/** Videos of the sample: turntable films, and films that are rendered at their first request. */
import { join } from 'node:path';
import type { Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import { writeFileAtomically } from '#kit/write-file-atomically.server.ts';
import { createVideos, videoTypeOf } from '#providers/videos/embedded/videos.provider.ts';
import { drawFilm, parseFilm } from '../../../drawings/film/draw-film.ts';
import { readFilm } from '../../../studio/films.ts';

/** Limit of queued videos; rendering one takes seconds. */
const MAX_QUEUED = 8;

/** Rendered films are kept in `folder`, which may contain other videos. */
export function createSampleVideos(folder: string): Videos {
  const videos = createVideos(folder);
  const drawing = new Map<string, Promise<Uint8Array | null>>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Renders each video once, and one at a time. */
  function draw(id: string, profile: string): Promise<Uint8Array | null> {
    const film = parseFilm(id, profile);
    if (!film) return Promise.resolve(null);
    const file = join(folder, id, profile);
    const running = drawing.get(file);
    if (running) return running;
    if (drawing.size >= MAX_QUEUED)
      throw new Problem(503, 'video.busy', 'Too many new videos at once. Try again in a moment.', {
        retryAfter: 5,
      });
    const rendering = queue
      .then(() => drawFilm(film.picture, film.profile))
      .then((body) => body && store(file, body))
      .finally(() => drawing.delete(file));
    queue = rendering.catch(() => undefined);
    drawing.set(file, rendering);
    return rendering;
  }

  return {
    async find(id, profile) {
      const filmed = await readFilm(id, profile);
      const found = filmed ? null : await videos.find(id, profile);
      const body = filmed ?? found?.body ?? (await draw(id, profile));
      return body && { body, type: videoTypeOf(profile) };
    },
  };
}

async function store(file: string, body: Uint8Array): Promise<Uint8Array> {
  await writeFileAtomically(file, body);
  return body;
}

export const provider = defineProvider({
  port: 'videos',
  name: 'sample',
  create: ({ dataDir }) => createSampleVideos(join(dataDir, 'media', 'videos')),
});
