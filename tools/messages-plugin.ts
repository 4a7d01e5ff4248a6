/** Compiles the words of one language into one module, for the browser and the server alike. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const INDEX = 'virtual:messages';
const PREFIX = `${INDEX}/`;
const SOURCE_LOCALE = 'en-GB';

/** English words by key, from every `*.messages.ts`. @throws Error when two files claim one key. */
export async function readSourceMessages(root: string): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const file of globSync('src/**/*.messages.ts', { cwd: root }).toSorted()) {
    const { messages } = (await import(pathToFileURL(resolve(root, file)).href)) as { messages: Record<string, string> };
    for (const [key, text] of Object.entries(messages)) {
      if (key in all) throw new Error(`${file}: the message key ${key} is taken; give it another name.`);
      all[key] = text;
    }
  }
  return all;
}

/** Translated words by key, from every JSON file in the language's folder. */
export function readTranslations(root: string, tag: string): Record<string, string> {
  const files = globSync(`src/locales/${tag}/*.json`, { cwd: root }).toSorted();
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Record<string, string>));
}

/**
 * `virtual:messages` maps each language to a function that imports its words, and
 * `virtual:messages/fr-FR` holds one language's; a missing key falls back to English.
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
      if (id === `\0${INDEX}`) return writeIndex(root);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const tag = id.slice(PREFIX.length + 1);
      const { compiled, missing } = await compileLanguage(root, tag);
      if (missing.length > 0)
        this.warn(`${tag} lacks ${missing.length} messages and shows English for them: ${missing.slice(0, 5).join(', ')} …`);
      return `export const messages = ${JSON.stringify(compiled)};`;
    },
  };
}

function writeIndex(root: string): string {
  const tags = globSync('src/locales/*/locale.ts', { cwd: root }).map((file) => file.split(/[\\/]/)[2] ?? '');
  const entries = tags.toSorted().map((tag) => `  ${JSON.stringify(tag)}: () => import(${JSON.stringify(PREFIX + tag)}),`);
  return `export const languages = {\n${entries.join('\n')}\n};`;
}

async function compileLanguage(root: string, tag: string) {
  const english = await readSourceMessages(root);
  const translated = tag === SOURCE_LOCALE ? {} : readTranslations(root, tag);
  const missing = tag === SOURCE_LOCALE ? [] : Object.keys(english).filter((key) => !(key in translated));
  const entries = Object.entries({ ...english, ...translated }).map(([key, text]) => [key, compileMessage(text)]);
  return { compiled: Object.fromEntries(entries), missing };
}
