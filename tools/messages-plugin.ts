/** Compiles the words of one language into one module, for the browser and the server alike. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const INDEX = 'virtual:messages';
const PREFIX = `${INDEX}/`;
const AREA_PREFIX = 'virtual:words/';
const SOURCE_LOCALE = 'en-GB';

type MessagesFile = { readonly messages: Readonly<Record<string, string>>; readonly area?: string };
type Words = Record<string, string>;

/** English words by key of one area, `''` for those of every page. @throws Error when two files claim one key. */
export async function readSourceMessages(root: string, area: string): Promise<Words> {
  const owners = new Set<string>();
  const own: Words = {};
  for (const file of globSync('src/**/*.messages.ts', { cwd: root }).toSorted()) {
    const { messages, area: itsArea = '' } = (await import(pathToFileURL(resolve(root, file)).href)) as MessagesFile;
    for (const [key, text] of Object.entries(messages)) {
      if (owners.has(key)) throw new Error(`${file}: the message key ${key} is taken; give it another name.`);
      owners.add(key);
      if (itsArea === area) own[key] = text;
    }
  }
  return own;
}

/** Translated words by key, from every JSON file in the language's folder. */
export function readTranslations(root: string, tag: string): Words {
  const files = globSync(`src/locales/${tag}/*.json`, { cwd: root }).toSorted();
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Words));
}

/**
 * `virtual:messages` maps each language to a function that imports its words, and `virtual:messages/fr-FR` holds
 * one language's; a missing key falls back to English. A `*.messages.ts` that exports an `area` keeps its words
 * out of them: a page that needs them says `import 'virtual:words/<area>'`.
 */
export function messagesPlugin(): Plugin {
  let root = process.cwd();
  return {
    name: 'parade-messages',
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) || id.startsWith(AREA_PREFIX) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${INDEX}`) return writeIndex(listTags(root));
      if (id.startsWith(`\0${AREA_PREFIX}`)) return writeArea(listTags(root), id.slice(AREA_PREFIX.length + 1));
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [tag = '', area = ''] = id.slice(PREFIX.length + 1).split('/');
      const { compiled, missing } = await compileLanguage(root, tag, area);
      if (missing.length > 0)
        this.warn(`${tag} lacks ${missing.length} messages and shows English for them: ${missing.slice(0, 5).join(', ')} …`);
      return `export const messages = ${JSON.stringify(compiled)};`;
    },
  };
}

function listTags(root: string): string[] {
  return globSync('src/locales/*/locale.ts', { cwd: root })
    .map((file) => file.split(/[\\/]/)[2] ?? '')
    .toSorted();
}

function writeIndex(tags: readonly string[], suffix = ''): string {
  const entries = tags.map((tag) => `  ${JSON.stringify(tag)}: () => import(${JSON.stringify(PREFIX + tag + suffix)}),`);
  return `export const languages = {\n${entries.join('\n')}\n};`;
}

/** Waits for the words, so that whoever imports it finds them: every language on the server, the page's in a browser. */
function writeArea(tags: readonly string[], area: string): string {
  return `import { addWords } from '#kit/words.ts';
${writeIndex(tags, `/${area}`)}
const wanted = import.meta.env.SSR || typeof document === 'undefined' ? Object.keys(languages) : [document.documentElement.lang];
await Promise.all(wanted.map(async (tag) => addWords(tag, (await languages[tag]()).messages)));`;
}

async function compileLanguage(root: string, tag: string, area: string) {
  const english = await readSourceMessages(root, area);
  const translated = tag === SOURCE_LOCALE ? {} : readTranslations(root, tag);
  const missing = tag === SOURCE_LOCALE ? [] : Object.keys(english).filter((key) => !(key in translated));
  const entries = Object.entries(english).map(([key, text]) => [key, compileMessage(translated[key] ?? text)]);
  return { compiled: Object.fromEntries(entries), missing };
}
