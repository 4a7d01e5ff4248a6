/** The mailer contract on the data folder, and how much it keeps. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeMailer } from '#features/mailer/mailer.contract.ts';
import { createOutbox } from './mailer.provider.ts';

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'parade-mail-'));
  return { mailer: createOutbox(folder), close: () => rm(folder, { recursive: true, force: true }) };
}

describeMailer('the data folder', async () => {
  const { mailer, close } = await openFolder();
  return { mailer, close, listArrived: async () => (await mailer.listKept()).map(({ subject }) => subject).toReversed() };
});

test('the newest fifty are kept', async () => {
  const { mailer, close } = await openFolder();
  for (let n = 0; n < 53; n += 1) await mailer.send({ from: 'A', to: 'b@c.de', subject: `${n}`, text: '', html: '' });
  const subjects = (await mailer.listKept()).map(({ subject }) => subject);
  expect([subjects.length, subjects.at(0), subjects.at(-1)]).toEqual([50, '52', '3']);
  await close();
});
