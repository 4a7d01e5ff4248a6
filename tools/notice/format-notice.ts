/** Writes the notice: a list of packages, then each licence text with the packages that have it. */
import type { ReleasedPackage } from './list-packages.ts';

const INTRODUCTION = `Parade
Copyright (c) 2026 The Parade authors, MIT licence: see LICENSE.

A release contains the packages and fonts below. Fonts (@fontsource, @fontsource-variable) are
under the SIL Open Font License; pages take the characters and the styles that they need from them,
invoices embed the letters of their text.
libvips, in the packages @img/sharp-libvips, is a library of its own under the LGPL, loaded at run
time and replaceable. All pictures, films, texts and icons of the sample shop belong to the project.

This file is made by: npm run notice
`;

const RULE = '-'.repeat(80);

export function formatNotice(packages: readonly ReleasedPackage[]): string {
  const list = packages.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
  const texts = [...groupByText(packages)].map(
    ([text, names]) => `${RULE}\n${names.join('\n')}\n\n${text}`,
  );
  return `${[INTRODUCTION, list.join('\n'), ...texts].join('\n')}\n`;
}

/** Packages by text; texts that differ in spaces only are the same. */
function groupByText(packages: readonly ReleasedPackage[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, { readonly text: string; readonly names: string[] }>();
  for (const { name, texts } of packages)
    for (const text of texts) {
      const key = text.replaceAll(/\s+/g, ' ').trim();
      const group = groups.get(key) ?? { text: normalise(text), names: [] };
      if (!group.names.includes(name)) group.names.push(name);
      groups.set(key, group);
    }
  return new Map([...groups.values()].map(({ text, names }) => [text, names]));
}

function normalise(text: string): string {
  return `${text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[ \t]+$/gm, '')
    .trim()}\n`;
}
