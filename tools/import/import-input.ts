/** Opens the file to import from disk, a URL or standard input. */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#kit/problem.ts';

export type Input = {
  /** Absolute path; an import reads the file twice. */
  readonly file: string;
  /** URL that the file was fetched from, after redirects. */
  readonly base?: string;
  /** Removes a temporary download. */
  readonly remove: () => Promise<void>;
};

export type InputOptions = {
  readonly source: string;
  /** Base of relative paths. */
  readonly cwd: string;
  /** Downloads are stored in its `import` folder. */
  readonly dataDir: string;
  readonly standardInput: AsyncIterable<Uint8Array>;
  readonly signal?: AbortSignal;
};

/** Size limit of downloads, 4 GB. */
const MAX_BYTES = 4 * 2 ** 30;

/** @throws `Problem` 422 when the URL cannot be fetched. */
export async function openInput({
  source,
  cwd,
  dataDir,
  standardInput,
  signal,
}: InputOptions): Promise<Input> {
  if (source === '-') return download(standardInput, dataDir, signal);
  if (!/^https?:\/\//i.test(source)) return { file: resolve(cwd, source), remove: async () => {} };
  const createProblem = (reason: string): Problem =>
    new Problem(422, 'import.unreadable', `${source} ${reason}`, { field: 'file' });
  const response = await fetch(source, signal ? { signal } : {}).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw createProblem(`cannot be reached: ${describeCause(error)}`);
  });
  if (!response.ok || !response.body)
    throw createProblem(`responds with status ${response.status}: check the URL`);
  return { ...(await download(response.body, dataDir, signal)), base: response.url };
}

async function download(
  pieces: AsyncIterable<Uint8Array>,
  dataDir: string,
  signal?: AbortSignal,
): Promise<Input> {
  await mkdir(join(dataDir, 'import'), { recursive: true });
  const folder = await mkdtemp(join(dataDir, 'import', 'fetched-'));
  const file = join(folder, 'file');
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await pipeline(
      Readable.from(pieces),
      limit(),
      createWriteStream(file),
      signal ? { signal } : {},
    );
    return { file, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

function limit(): Transform {
  let bytes = 0;
  return new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      bytes += piece.byteLength;
      done(
        bytes > MAX_BYTES
          ? new Problem(413, 'import.tooLarge', 'The file is larger than 4 GB: split it')
          : null,
        piece,
      );
    },
  });
}

function describeCause(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
