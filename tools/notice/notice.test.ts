/** Tests that NOTICE is current and complete. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatNotice } from './format-notice.ts';
import { listPackages } from './list-packages.ts';

const packages = listPackages('.');

test('NOTICE names what a release contains; run npm run notice after a change', () => {
  expect(readFileSync('NOTICE', 'utf8') === formatNotice(packages)).toBe(true);
});

test('NOTICE lists fonts and packages of the page, and no tools', () => {
  const names = packages.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['react', 'pg', '@fontsource-variable/archivo']));
  expect(names).not.toContain('vitest');
});

test('every package has a licence that allows redistribution', () => {
  const known =
    /^(MIT|MIT-0|ISC|BSD-[23]-Clause|0BSD|Apache-2\.0|OFL-1\.1|BlueOak-1\.0\.0|CC0-1\.0|Unlicense|LGPL-3\.0-or-later|\(MIT OR .+\)|Apache-2\.0 AND LGPL-3\.0-or-later( AND MIT)?|.+ AND MIT)$/;
  expect(packages.filter(({ licence }) => !known.test(licence))).toEqual([]);
});

test('a text that many packages have is written once', () => {
  const shared = { version: '1.0.0', licence: 'MIT' };
  const notice = formatNotice([
    { ...shared, name: 'one', texts: ['Permission  is\nhereby granted'] },
    { ...shared, name: 'two', texts: ['Permission is hereby granted'] },
  ]);
  expect(notice.match(/hereby granted/g)).toHaveLength(1);
  expect(notice).toContain('one\ntwo\n\nPermission');
});
