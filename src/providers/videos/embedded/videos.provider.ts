/** Videos from the repository or the data folder; missing sample videos are rendered on request. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Videos } from '#features/videos/videos.port.ts';
import { defineProvider } from '#kit/define-provider.ts';
import { Problem } from '#kit/problem.ts';
import { drawFilm, parseFilm } from '#sample/drawings/film/draw-film.ts';
import { readFilm } from '#sample/studio/films.ts';

/** Ids and profiles are used as file names: no separators, no leading dot. */
const NAME = /^\w[\w.-]{0,199}$/;
/** Limit of queued videos; rendering one takes seconds. */
const MAX_WAITING = 8;

export function createVideos(folder: string): Videos {
  const drawing = new Map<string, Promise<Uint8Array | null>>();
  let queue: Promise<unknown> = Promise.resolve();

  /** Renders each video once, and one at a time. */
  function draw(id: string, profile: string, file: string): Promise<Uint8Array | null> {
    const film = parseFilm(id, profile);
    if (!film) return Promise.resolve(null);
    const running = drawing.get(file);
    if (running) return running;
    if (drawing.size >= MAX_WAITING)
      throw new Problem(503, 'video.busy', 'Too many new videos at once. Try again in a moment.', {
        retryAfter: 5,
      });
    const rendering = queue
      .then(() => drawFilm(film.picture, film.profile))
      .then((body) => (body ? keep(file, body) : null))
      .finally(() => drawing.delete(file));
    queue = rendering.catch(() => undefined);
    drawing.set(file, rendering);
    return rendering;
  }

  return {
    async find(id, profile) {
      if (!NAME.test(id) || !NAME.test(profile)) return null;
      const file = join(folder, id, profile);
      const body =
        (await readFilm(id, profile)) ?? (await readKept(file)) ?? (await draw(id, profile, file));
      return body ? { body, type: profile.startsWith('webm') ? 'video/webm' : 'video/mp4' } : null;
    },
  };
}

async function readKept(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

/** Writes a temporary file and renames it, so that readers never get a partial file. */
async function keep(file: string, body: Uint8Array): Promise<Uint8Array> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, body);
  await rename(draft, file);
  return body;
}

export const provider = defineProvider({
  port: 'videos',
  name: 'embedded',
  create: (deps) => createVideos(join(deps.dataDir, 'media', 'videos')),
});
