/** npm run new KIND NAME: scaffolds a block, provider, fascia, locale or feature. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSourceMessages, readTranslations } from '../build/messages-plugin.ts';
import { writeFirstPages } from './first-pages.ts';
import { listMembers, type Port } from './port-members.ts';
import { writeProvider } from './provider-template.ts';
import {
  type Files,
  toCamel,
  toPascal,
  toWords,
  writeBlock,
  writeFascia,
  writeFeature,
  writeLocale,
} from './templates.ts';

const USAGE = `npm run new block NAME
npm run new provider PORT/NAME
npm run new fascia NAME
npm run new locale TAG
npm run new feature NAME`;

const NAME = /^[a-z][a-z\d]*(-[a-z\d]+)*$/;
const VAGUE_NAMES = [
  'index',
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'manager',
  'data',
  'parts',
];

/** A folder relative to the root, and its first files. */
type Folder = { readonly folder: string; readonly files: Files };

/** @throws Error whose message shows a valid command. */
function planFolders(root: string, kind: string, name: string): readonly Folder[] {
  if (kind === 'locale')
    return [{ folder: `src/locales/${checkTag(name)}`, files: writeLocale(name) }];
  if (kind === 'provider') return [planProvider(root, name)];
  checkName(name);
  if (kind === 'block') return [{ folder: `src/blocks/${name}`, files: writeBlock(name) }];
  if (kind === 'fascia')
    return [
      { folder: `src/fascias/${name}`, files: writeFascia(name, nextOrder(root)) },
      { folder: `pages/${name}/en-GB`, files: writeFirstPages(toWords(name)) },
    ];
  if (kind === 'feature') return [{ folder: `src/features/${name}`, files: writeFeature(name) }];
  throw new Error(`There is no kind "${kind}".\n${USAGE}`);
}

function checkName(name: string): string {
  if (!NAME.test(name))
    throw new Error(
      `"${name}" is not a name: use lower-case letters, digits and single dashes, as in gift-wrap.`,
    );
  if (VAGUE_NAMES.includes(name))
    throw new Error(`"${name}" is too vague: name it after what it does.`);
  return name;
}

function checkTag(tag: string): string {
  const canonical =
    /^[A-Za-z\d-]+$/.test(tag) && Intl.DateTimeFormat.supportedLocalesOf([tag].filter(isTag))[0];
  if (!canonical) throw new Error(`"${tag}" is not a language tag: write it as in nl-NL.`);
  if (canonical !== tag) throw new Error(`Write the language tag as ${canonical}.`);
  return tag;
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function planProvider(root: string, portAndName: string): Folder {
  const [portFolder = '', name = '', ...rest] = portAndName.split('/');
  const ports = listPorts(root);
  const folders = ports.map(({ key }) => toKebab(key));
  if (rest.length > 0 || !name)
    throw new Error(
      `Name the port and the provider: npm run new provider ${folders[0] ?? 'PORT'}/acme`,
    );
  checkName(name);
  const port = ports.find(({ key }) => toKebab(key) === portFolder);
  if (!port) throw new Error(`There is no port "${portFolder}". There are: ${folders.join(', ')}.`);
  return { folder: `src/providers/${portFolder}/${name}`, files: writeProvider(name, port) };
}

/** All ports by their key in the interface Ports; providers live in the key's kebab-case folder. */
export function listPorts(root: string): Port[] {
  const files = globSync('src/{features/*,*}/*.port.ts', { cwd: root }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const [, body = ''] = /interface Ports \{([^}]*)\}/.exec(text) ?? [];
    return [...body.matchAll(/^\s*(\w+): (\w+);/gm)].map(([, key = '', type = '']) => ({
      ...{ key, type, file: file.replace('src/', '#') },
      members: listMembers(join(root, file), type),
    }));
  });
}

export function toKebab(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The number after the highest among the fascias; fascias may have been deleted. */
function nextOrder(root: string): number {
  const orders = globSync('src/fascias/*/fascia.ts', { cwd: root }).map((file) =>
    Number(/^ {2}order: (\d+),$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? 0),
  );
  return Math.max(0, ...orders) + 1;
}

/**
 * Writes the folder, for a fascia also that of its pages, and returns the paths of the files.
 * @throws Error for an invalid or taken name.
 */
export function createFolder(root: string, kind: string, name: string): string[] {
  const folders = planFolders(root, kind, name);
  const taken = folders.find(({ folder }) => existsSync(join(root, folder)));
  if (taken) throw new Error(`${taken.folder} already exists.`);
  return folders.flatMap(({ folder, files }) =>
    Object.entries(files).map(([file, text]) => {
      const path = join(folder, file);
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text, { flag: 'wx' });
      return path;
    }),
  );
}

/** English messages by key that have no translation yet. */
export async function listUntranslated(
  root: string,
  tag: string,
): Promise<Readonly<Record<string, string>>> {
  const translated = readTranslations(root, tag);
  const messages = Object.values(await readSourceMessages(root)).flatMap((namespace) =>
    Object.entries(namespace),
  );
  return Object.fromEntries(messages.filter(([key]) => translated[key] === undefined));
}

async function printUntranslated(tag: string): Promise<void> {
  const messages = await listUntranslated('.', tag);
  console.log(
    `${Object.keys(messages).length} messages to translate, in any JSON files of src/locales/${tag}; until then they are English:`,
  );
  console.log(JSON.stringify(messages, null, 2));
}

const nextSteps: Readonly<Record<string, (name: string) => string>> = {
  block: (name) => `Its type in pages is https://parade.example/blocks/${name}.`,
  provider: (name) =>
    `Implement its methods in place of notYet; one is an example. A test next to it runs the port's contract, *.contract.ts. Select it in a fascia or PROVIDERS by ${toCamel(name.split('/')[0] ?? '')}: docs/providers.md.`,
  fascia: (name) =>
    `npm run dev shows it at http://${name}.localhost:3000. Replace each [[…]] in pages/${name}: npm run content -- check pages lists them, npm run content -- import pages publishes the pages.`,
  locale: (tag) =>
    `Add the language to a fascia, as { tag: '${tag}', currency: 'EUR' } in its locales.`,
  feature: (name) =>
    `Show it: <${toPascal(name)}> from '#features/${name}/${name}.tsx' in a page of src/pages, with data from its loader. Add a port, a server file or a route as needed: docs/structure.md.`,
};

if (import.meta.main) {
  const [kind = '', name = ''] = process.argv.slice(2);
  try {
    if (!kind || !name) throw new Error(USAGE);
    for (const path of createFolder('.', kind, name)) console.log(`created ${path}`);
    if (kind === 'locale') await printUntranslated(name);
    console.log(nextSteps[kind]?.(name) ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
