/** Worker thread that renders drawings, so that the server's event loop is not blocked. */
import { parentPort } from 'node:worker_threads';
import { drawPicture } from '../../../drawings/draw-picture.ts';
import type { MadePicture, PictureOrder } from './picture-thread.ts';

parentPort?.on('message', (order: PictureOrder) => parentPort?.postMessage(draw(order)));

function draw({ number, id }: PictureOrder): MadePicture<string> {
  try {
    return { number, made: drawPicture(id) };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
}
