/** Reads a file of shoppers' events, line by line. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type EventLine, parseEventLine } from '#features/recommendations/counts/event-lines.ts';

/** Limit, so that the events fit into memory. */
const MAX_EVENTS = 10_000_000;

/** `refused` is the number of lines that are not events. */
export async function readEventLines(
  path: string,
): Promise<{ readonly events: readonly EventLine[]; readonly refused: number }> {
  const events: EventLine[] = [];
  let refused = 0;
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line.trim() === '') continue;
    const event = parseEventLine(line);
    if (event) events.push(event);
    else refused += 1;
    if (events.length > MAX_EVENTS)
      throw new Error(`${path} has more than ${MAX_EVENTS} events: split it.`);
  }
  return { events, refused };
}
