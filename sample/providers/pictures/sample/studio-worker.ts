/**
 * Worker thread that composes studio pictures in their colours, so that the server's event loop is
 * not blocked.
 */
import { parentPort } from 'node:worker_threads';
import { developPicture } from '../../../studio/develop-picture.ts';
import type { MadePicture, PictureOrder } from './picture-thread.ts';

parentPort?.on('message', async (order: PictureOrder) =>
  parentPort?.postMessage(await develop(order)),
);

async function develop({ number, id, width }: PictureOrder): Promise<MadePicture<Uint8Array>> {
  try {
    return { number, made: await developPicture(id, width) };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
}
