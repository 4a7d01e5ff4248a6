/** Renders one model: its views, or all frames of a full turn. */
import { availableParallelism } from 'node:os';
import type { ModelScript } from '#sample/studio/model-scripts.ts';
import { runBlender } from './run-blender.ts';

export type PhotographRequest = {
  readonly model: string;
  readonly modelScript: ModelScript;
  readonly folder: string;
};
export type OnProgress = (done: number, total: number) => void;

/** Factor on the output size, below 1 for quick trials. */
const scale = Number(process.env.STUDIO_SCALE ?? 1);
/** Films are 720 pixels wide, pictures 800. */
const FILM_SCALE = 0.9;

/** Writes PNG files named `{model}.{view}.{part}.png` to the folder. */
export function photograph(
  { model, modelScript, folder }: PhotographRequest,
  onProgress: OnProgress,
): Promise<void> {
  const { script, shelf, views, prints } = modelScript;
  const args = [shelf, model, folder, String(scale), views.join(','), prints.join(',')];
  return runBlender({ script, args: args, pictures: views.length }, (done) =>
    onProgress(done, views.length),
  );
}

/**
 * Writes PNG files named `{model}.turn{frame}.{part}.png` to the folder. The frames are divided
 * among the CPUs.
 */
export async function photographTurn(
  { model, modelScript, folder }: PhotographRequest,
  frames: number,
  onProgress: OnProgress,
): Promise<void> {
  const processCount = Math.min(frames, availableParallelism());
  const doneByProcess = Array<number>(processCount).fill(0);
  const renderPart = (processIndex: number) => {
    const [first, end] = [processIndex, processIndex + 1].map((part) =>
      Math.round((part * frames) / processCount),
    ) as [number, number];
    const args = [
      modelScript.shelf,
      model,
      folder,
      ...[scale * FILM_SCALE, frames, first, end].map(String),
    ];
    return runBlender({ script: 'turntable', args: args, pictures: end - first }, (done) => {
      doneByProcess[processIndex] = done;
      onProgress(
        doneByProcess.reduce((sum, value) => sum + value),
        frames,
      );
    });
  };
  await Promise.all(doneByProcess.map((_, processIndex) => renderPart(processIndex)));
}
