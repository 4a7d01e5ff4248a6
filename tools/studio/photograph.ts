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
  const words = [shelf, model, folder, String(scale), views.join(','), prints.join(',')];
  return runBlender({ script, args: words, pictures: views.length }, (done) =>
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
  const hands = Math.min(frames, availableParallelism());
  const doneBy = Array<number>(hands).fill(0);
  const takePart = (hand: number) => {
    const [first, end] = [hand, hand + 1].map((part) => Math.round((part * frames) / hands)) as [
      number,
      number,
    ];
    const words = [
      modelScript.shelf,
      model,
      folder,
      ...[scale * FILM_SCALE, frames, first, end].map(String),
    ];
    return runBlender({ script: 'turntable', args: words, pictures: end - first }, (done) => {
      doneBy[hand] = done;
      onProgress(
        doneBy.reduce((sum, value) => sum + value),
        frames,
      );
    });
  };
  await Promise.all(doneBy.map((_, hand) => takePart(hand)));
}
