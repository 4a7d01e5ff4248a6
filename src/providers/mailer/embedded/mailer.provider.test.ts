/** The mailer contract on the data folder, and the limit of stored mails. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createUuid } from '#database/keys/uuid.ts';
import { describeMailer } from '#features/mailer/mailer.contract.ts';
import { createOutbox } from './mailer.provider.ts';

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'parade-mail-'));
  return {
    mailer: createOutbox(folder),
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

describeMailer('the data folder', async () => {
  const { mailer, close } = await openFolder();
  return {
    mailer,
    close,
    listArrived: async () => (await mailer.listStored()).map(({ subject }) => subject).toReversed(),
  };
});

test('the newest fifty emails are kept', async () => {
  const { mailer, close } = await openFolder();
  for (let n = 0; n < 53; n += 1)
    await mailer.send({
      ...{ id: createUuid(), from: 'A', to: 'b@c.de' },
      ...{ subject: `${n}`, text: '', html: '' },
    });
  const subjects = (await mailer.listStored()).map(({ subject }) => subject);
  expect([subjects.length, subjects.at(0), subjects.at(-1)]).toEqual([50, '52', '3']);
  await close();
});

test('no other user of the machine can read the emails', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'parade-mail-'));
  await createOutbox(join(folder, 'mail')).send({
    id: createUuid(),
    from: 'A',
    to: 'b@c.de',
    subject: 'A link',
    text: '',
    html: '',
  });
  const [name = ''] = await readdir(join(folder, 'mail'));
  const modes = [await stat(join(folder, 'mail')), await stat(join(folder, 'mail', name))].map(
    ({ mode }) => mode & 0o777,
  );
  expect(modes).toEqual([0o700, 0o600]);
  await rm(folder, { recursive: true, force: true });
});

test('an email that is sent again is stored once', async () => {
  const { mailer, close } = await openFolder();
  const mail = { id: createUuid(), from: 'A', to: 'b@c.de', subject: 'Once', text: '', html: '' };
  await mailer.send(mail);
  await mailer.send(mail);
  expect((await mailer.listStored()).map(({ subject }) => subject)).toEqual(['Once']);
  await close();
});
