/** Stress test: fifty editors publish at once, and every page soon shows its editor's text. */
import { setTimeout } from 'node:timers/promises';
import type { BlockContent } from '#features/content/content.ts';
import { blockSchemaId } from '#kit/define-block-content.ts';
import { createContentEditing } from '#providers/content-editing/embedded/content-editing.provider.ts';
import { assertThat, type Size } from '../stress-test.ts';
import type { ServerStressTest } from './open-servers.ts';

/** Setting that enables the preview, in which editors publish. */
export const editorsAtWork = { DEV_TOOLS: '1' };

const editorCounts: Record<Size, number> = { small: 10, full: 50 };
/** Limit in ms for one editor alone with a warm cache, on an idle machine. */
const MAX_SINGLE_EDIT_MS = 1_000;
/** Interval in ms between reloads of an editor's page. */
const RELOAD_MS = 100;
/** Milliseconds after which the text counts as missing. */
const TIMEOUT_MS = 30_000;

const scope = { fascia: 'aldermoor', locale: 'en-GB' };
const pathOf = (editor: number) => `pages/editor-${editor}`;
const newTitle = (editor: number) => `Written by editor ${editor}`;
const text = (title: string): BlockContent => ({
  _meta: { schema: blockSchemaId('text') },
  title,
  paragraphs: [],
});
const pageOf = (editor: number, title: string) => ({
  path: pathOf(editor),
  title,
  description: '',
  sections: [text(title)],
});

async function readPage(base: string, editor: number): Promise<string> {
  return await (await fetch(`${base}/${pathOf(editor)}`)).text();
}

/** Publishes a change to version 1; returns the time in ms until shoppers see it. */
async function edit(base: string, editor: number): Promise<number> {
  const start = performance.now();
  const form = {
    page: JSON.stringify(pageOf(editor, newTitle(editor))),
    basedOn: '1',
    intent: 'publish',
  };
  const response = await fetch(`${base}/dev/preview.data?path=${pathOf(editor)}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  assertThat(
    response.status === 200,
    `editor ${editor} may publish: ${response.status} ${(await response.text()).slice(0, 200)}`,
  );
  while (!(await readPage(base, editor)).includes(newTitle(editor))) {
    await setTimeout(RELOAD_MS);
    assertThat(performance.now() - start < TIMEOUT_MS, `the edit of editor ${editor} is shown`);
  }
  return performance.now() - start;
}

export const serverEditors: ServerStressTest = {
  async prepareData(database, size) {
    const editing = createContentEditing(database);
    for (let editor = 0; editor <= editorCounts[size]; editor += 1) {
      const version = await editing.saveDraft(scope, pageOf(editor, 'Not yet written'));
      await editing.publish({ ...scope, path: pathOf(editor) }, version, { from: new Date(0) });
    }
  },
  /** Measures times without checking them at the small size, because the machine is shared. */
  async run([{ base }], size) {
    const all = Array.from({ length: editorCounts[size] }, (_, index) => index + 1);
    for (const editor of [0, ...all])
      assertThat(
        (await readPage(base, editor)).includes('Not yet written'),
        `page ${editor} is in the cache`,
      );
    const singleEditMs = await edit(base, 0);
    assertThat(
      size === 'small' || singleEditMs < MAX_SINGLE_EDIT_MS,
      `one editor sees a page within ${MAX_SINGLE_EDIT_MS} ms, not ${Math.round(singleEditMs)}`,
    );
    const times = (await Promise.all(all.map((editor) => edit(base, editor)))).toSorted(
      (a, b) => a - b,
    );
    for (const editor of all)
      assertThat(
        (await readPage(base, editor)).includes(newTitle(editor)),
        `nobody overwrote editor ${editor}`,
      );
    const [median, last] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0];
    return `one edit seen after ${Math.round(singleEditMs)} ms; ${all.length} at once: none lost, median ${Math.round(median)} ms, last ${Math.round(last)} ms`;
  },
};
