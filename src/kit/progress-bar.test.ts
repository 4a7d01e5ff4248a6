/** Tests of the progress bar in a terminal and in a log. */
import { expect, test } from 'vitest';
import { createProgressBar } from './progress-bar.server.ts';

function record(isTTY: boolean): {
  lines: string[];
  output: { write: (text: string) => void; isTTY: boolean; columns: number };
} {
  const lines: string[] = [];
  return { lines, output: { write: (text) => void lines.push(text), isTTY, columns: 60 } };
}

test('a log gets a line at every tenth', () => {
  const { lines, output } = record(false);
  const bar = createProgressBar(output);
  for (let done = 0; done <= 1_000; done++) bar.update('Saving', done, 1_000);
  bar.clear();
  expect(lines).toHaveLength(11);
  expect([lines[0], lines.at(-1)]).toEqual(['Saving 0 %\n', 'Saving 100 %\n']);
});

test('a terminal gets one line that shows the time left and is gone at the end', () => {
  let now = 0;
  const { lines, output } = record(true);
  const bar = createProgressBar(output, () => now);
  bar.update('Saving', 0, 100);
  now = 5_000;
  bar.update('Saving', 50, 100);
  bar.clear();
  expect(lines[1]).toBe(`\r\x1b[K${'━'.repeat(12)}${'─'.repeat(12)} Saving 50 %, 5 s left`);
  expect(lines.at(-1)).toBe('\r\x1b[K');
});
