/** Draws in a thread of its own, so that the server goes on answering meanwhile. */
import { parentPort } from 'node:worker_threads';
import { drawPicture } from '#sample/drawings/draw-picture.ts';

export type DrawingOrder = { readonly number: number; readonly id: string };
export type DrawnPicture = { readonly number: number; readonly svg: string | null } | { readonly number: number; readonly failure: string };

parentPort?.on('message', (order: DrawingOrder) => parentPort?.postMessage(draw(order)));

function draw({ number, id }: DrawingOrder): DrawnPicture {
  try {
    return { number, svg: drawPicture(id) };
  } catch (error) {
    return { number, failure: error instanceof Error ? error.message : String(error) };
  }
}
