/** Runs a Blender script at low priority and reports its progress. */
import { spawn, spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export const SCRIPTS = resolve('sample/studio/blender');
const PACKAGES = 'blender python3-numpy python3-scipy python3-pil';
const LOWEST_PRIORITY = 19;
/** Lines of Blender's output in the error message. */
const LAST_LINES = 20;

export function isBlenderInstalled(): boolean {
  return spawnSync('blender', ['--version']).status === 0;
}

export const howToInstall = `On Debian: apt-get install ${PACKAGES}`;

export type BlenderRun = {
  readonly script: string;
  readonly args: readonly string[];
  /** Number of pictures that the script renders. */
  readonly pictures: number;
};

/** `onProgress` receives the number of finished pictures plus the share of the current one. */
export async function runBlender(
  { script, args, pictures }: BlenderRun,
  onProgress: (done: number) => void,
): Promise<void> {
  const blender = spawn('blender', ['-b', '-P', join(SCRIPTS, `${script}.py`), '--', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (blender.pid !== undefined) setPriority(blender.pid, LOWEST_PRIORITY);
  const printed: string[] = [];
  let finished = 0;
  for (const stream of [blender.stdout, blender.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      printed.push(line);
      if (line.startsWith('STUDIO ')) finished += 1;
      onProgress(finished + sampleProgress(line));
    });
  }
  const code = await new Promise<number | null>((onClose, reject) =>
    blender.on('error', reject).on('close', onClose),
  );
  if (code !== 0 || finished < pictures)
    throw new Error(
      `Blender failed at ${args.join(' ')}:\n${printed.slice(-LAST_LINES).join('\n')}`,
    );
}

/** Share of the current picture that is done, from `Sample 3/20`. */
export function sampleProgress(line: string): number {
  const [, done = '0', total = '1'] = /Sample (\d+)\/(\d+)/.exec(line) ?? [];
  return Number(done) / Number(total);
}
