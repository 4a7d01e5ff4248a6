/** One model before the camera: runs Blender, and says how far it is. */
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Sitting } from '#sample/studio/repertoire.ts';

export type Appointment = { readonly scripts: string; readonly model: string; readonly sitting: Sitting; readonly folder: string };

const POLITE = 19;
/** What is shown when it fails: Blender says much. */
const LAST_LINES = 20;

/** Fills the folder with PNG files named `{model}.{view}.{part}.png`. */
export async function photograph(
  { scripts, model, sitting, folder }: Appointment,
  tell: (done: number, total: number) => void,
): Promise<void> {
  const { script, shelf, views, prints, frontWidth } = sitting;
  const scale = process.env.STUDIO_SCALE ?? '1';
  const order = [
    '-b',
    '-P',
    join(scripts, `${script}.py`),
    '--',
    shelf,
    model,
    folder,
    scale,
    String(frontWidth),
    views.join(','),
    prints.join(','),
  ];
  const blender = spawn('blender', order, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (blender.pid !== undefined) setPriority(blender.pid, POLITE);
  const said: string[] = [];
  let finished = 0;
  for (const stream of [blender.stdout, blender.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line);
      if (line.startsWith('STUDIO ')) finished += 1;
      tell(finished + sampleShare(line), views.length);
    });
  }
  const code = await new Promise<number | null>((settle, reject) => blender.on('error', reject).on('close', settle));
  if (code !== 0 || finished < views.length) throw new Error(`Blender gave up on ${model}:\n${said.slice(-LAST_LINES).join('\n')}`);
}

/** How much of a view is done, from `Sample 3/20`. */
export function sampleShare(line: string): number {
  const [, done = '0', total = '1'] = /Sample (\d+)\/(\d+)/.exec(line) ?? [];
  return Number(done) / Number(total);
}
