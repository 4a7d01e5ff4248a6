/** Gets at the file to import, wherever it is: on disk, at an address, or on the standard input. */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '#kit/problem.ts';

export type Input = {
  /** Absolute path: an import reads it twice. */
  readonly file: string;
  /** The address that it came from. */
  readonly base?: string;
  /** Removes what was only fetched. */
  readonly remove: () => Promise<void>;
};

export type InputOptions = {
  readonly source: string;
  /** Where relative paths start. */
  readonly cwd: string;
  /** Where fetched files wait. */
  readonly dataDir: string;
  readonly standardInput: AsyncIterable<Uint8Array>;
  readonly signal?: AbortSignal;
};

/** Longest file that is fetched. */
const MAX_BYTES = 4 * 2 ** 30;

/** Throws `Problem` 422 when there is nothing at the address. */
export async function openInput({
  source,
  cwd,
  dataDir,
  standardInput,
  signal,
}: InputOptions): Promise<Input> {
  if (source === '-') return keep(standardInput, dataDir, signal);
  if (!/^https?:\/\//i.test(source)) return { file: resolve(cwd, source), remove: async () => {} };
  const refuse = (why: string): Problem =>
    new Problem(422, 'import.unreadable', `${source} ${why}`, { field: 'file' });
  const response = await fetch(source, signal ? { signal } : {}).catch((error: unknown) => {
    signal?.throwIfAborted();
    throw refuse(`cannot be reached: ${wordCause(error)}`);
  });
  if (!response.ok || !response.body) throw refuse(`answers ${response.status}: check the address`);
  return { ...(await keep(response.body, dataDir, signal)), base: response.url };
}

async function keep(
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

function wordCause(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}
