/** Reads a file of shoppers' events, line by line. */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type EventLine, parseEventLine } from '#features/recommendations/counts/event-lines.ts';

/** Events that fit into memory. */
const MAX_EVENTS = 10_000_000;

/** `refused`: number of lines that are no event. */
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
