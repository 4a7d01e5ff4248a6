/** Compiles the words of each area in each language into a module, for the browser and the server alike. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { compileMessage } from './compile-message.ts';

const INDEX = 'virtual:messages';
const PREFIX = `${INDEX}/words.`;
const SOURCE_LOCALE = 'en-GB';

/** The area of words that any page may show. */
const SHOP_AREA = 'shop';

export type SourceMessages = { readonly [area: string]: Readonly<Record<string, string>> };

/** English words by area and key, from every `*.messages.ts`. @throws Error when two files claim one key. */
export async function readSourceMessages(root: string): Promise<SourceMessages> {
  const byArea: Record<string, Record<string, string>> = {};
  const owners = new Map<string, string>();
  for (const file of globSync('src/**/*.messages.ts', { cwd: root }).toSorted()) {
    const { messages, area = SHOP_AREA } = (await import(pathToFileURL(resolve(root, file)).href)) as MessagesFile;
    for (const key of Object.keys(messages)) {
      if (owners.has(key)) throw new Error(`${file}: the message key ${key} is taken by ${owners.get(key)}; give it another name.`);
      owners.set(key, file);
    }
    byArea[area] = { ...byArea[area], ...messages };
  }
  return byArea;
}

type MessagesFile = { readonly messages: Record<string, string>; readonly area?: string };

/** Translated words by key, from every JSON file in the language's folder. */
export function readTranslations(root: string, tag: string): Record<string, string> {
  const files = globSync(`src/locales/${tag}/*.json`, { cwd: root }).toSorted();
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Record<string, string>));
}

/**
 * `virtual:messages` maps each area and language to a function that imports its words, and
 * `virtual:messages/words.listing.fr-FR` holds those of one; a missing key falls back to English.
 */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'parade-messages',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${INDEX}`) return await writeIndex(root);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [area = '', tag = ''] = id.slice(PREFIX.length + 1).split('.');
      const { compiled, missing } = await compileArea(root, area, tag);
      if (missing.length > 0)
        this.warn(`${tag} lacks ${missing.length} messages and shows English for them: ${missing.slice(0, 5).join(', ')} …`);
      return `export const messages = ${JSON.stringify(compiled)};`;
    },
  };
}

async function writeIndex(root: string): Promise<string> {
  const tags = globSync('src/locales/*/locale.ts', { cwd: root }).map((file) => file.split(/[\\/]/)[2] ?? '');
  const areas = Object.keys(await readSourceMessages(root)).map((area) => {
    const loads = tags.toSorted().map((tag) => `${JSON.stringify(tag)}: () => import(${JSON.stringify(`${PREFIX}${area}.${tag}`)})`);
    return `  ${JSON.stringify(area)}: { ${loads.join(', ')} },`;
  });
  return `export const areas = {\n${areas.join('\n')}\n};`;
}

async function compileArea(root: string, area: string, tag: string) {
  const { [area]: english = {} } = await readSourceMessages(root);
  const translated = tag === SOURCE_LOCALE ? english : readTranslations(root, tag);
  const entries = Object.entries(english).map(([key, text]) => [key, compileMessage(translated[key] ?? text)]);
  return { compiled: Object.fromEntries(entries), missing: Object.keys(english).filter((key) => !(key in translated)) };
}
