/** Vite plugin: compiles each message namespace in each locale into a module. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Message } from '#i18n/message.ts';
import { compileMessage } from './compile-message.ts';

const INDEX = 'virtual:messages';
const PREFIX = `${INDEX}/messages.`;
export const SOURCE_LOCALE = 'en-GB';

/** Namespace of the messages that any page may use. */
const SHARED_NAMESPACE = 'shop';

export type SourceMessages = { readonly [namespace: string]: Readonly<Record<string, string>> };

export type MessageFile = {
  /** Path from the root. */
  readonly file: string;
  readonly namespace: string;
  readonly messages: Readonly<Record<string, string>>;
};

/**
 * Every `*.messages.ts`, in the order of the paths.
 * @throws Error when two files declare the same key.
 */
export async function readMessageFiles(root: string): Promise<readonly MessageFile[]> {
  const files: MessageFile[] = [];
  const owners = new Map<string, string>();
  for (const file of globSync('src/**/*.messages.ts', { cwd: root }).toSorted()) {
    const { messages, namespace = SHARED_NAMESPACE } = (await import(
      pathToFileURL(resolve(root, file)).href
    )) as MessagesModule;
    for (const key of Object.keys(messages)) {
      if (owners.has(key))
        throw new Error(
          `${file}: the message key ${key} is taken by ${owners.get(key)}; give it another name.`,
        );
      owners.set(key, file);
    }
    files.push({ file, namespace, messages });
  }
  return files;
}

/** English messages by namespace and key. */
export async function readSourceMessages(root: string): Promise<SourceMessages> {
  const byNamespace: Record<string, Record<string, string>> = {};
  for (const { namespace, messages } of await readMessageFiles(root))
    byNamespace[namespace] = { ...byNamespace[namespace], ...messages };
  return byNamespace;
}

type MessagesModule = { readonly messages: Record<string, string>; readonly namespace?: string };

/** Translated messages by key, from every JSON file in the locale's folder. */
export function readTranslations(root: string, tag: string): Record<string, string> {
  const files = globSync(`src/locales/${tag}/*.json`, { cwd: root }).toSorted();
  return Object.assign(
    {},
    ...files.map(
      (file) => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Record<string, string>,
    ),
  );
}

/**
 * `virtual:messages` exports `loadMessages(namespace, tag)` and `lists`, all pairs to load. On the
 * server and in development each pair is a module, `virtual:messages/messages.listing.fr-FR`. The
 * browser build emits them as files whose URLs follow from namespace, locale and one shared
 * version, since a hash for each file would be part of every page. A missing key falls back to
 * English.
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
      if (id === `\0${INDEX}`)
        return isBrowserBuild(this.environment)
          ? await writeFileIndex(root)
          : await writeModuleIndex(root);
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const [namespace = '', tag = ''] = id.slice(PREFIX.length + 1).split('.');
      return await writeNamespaceModule(root, namespace, tag);
    },
    async generateBundle() {
      if (!isBrowserBuild(this.environment)) return;
      const version = await readVersion(root);
      for (const [namespace, tag] of await listNamespaceLocales(root)) {
        const { missing } = await compileNamespace(root, namespace, tag);
        if (missing.length > 0)
          this.warn(
            `${tag} lacks ${missing.length} messages of ${namespace} and shows English: ${missing.slice(0, 5).join(', ')}`,
          );
        this.emitFile({
          type: 'asset',
          fileName: `assets/messages.${namespace}.${tag}.${version}.js`,
          source: await writeNamespaceModule(root, namespace, tag),
        });
      }
    },
  };
}

function isBrowserBuild({ name, mode }: { readonly name: string; readonly mode: string }): boolean {
  return name === 'client' && mode === 'build';
}

type NamespaceLocale = readonly [namespace: string, tag: string];

async function listNamespaceLocales(root: string): Promise<NamespaceLocale[]> {
  const tags = listTags(root);
  return Object.keys(await readSourceMessages(root)).flatMap((namespace) =>
    tags.map((tag) => [namespace, tag] as const),
  );
}

/** All locales that have a folder. */
export function listTags(root: string): string[] {
  return globSync('src/locales/*/locale.ts', { cwd: root })
    .map((file) => file.split(/[\\/]/)[2] ?? '')
    .toSorted();
}

async function writeModuleIndex(root: string): Promise<string> {
  const lists = await listNamespaceLocales(root);
  const loads = lists.map(([namespace, tag]) => {
    const name = `${namespace}.${tag}`;
    return `  ${JSON.stringify(name)}: () => import(${JSON.stringify(PREFIX + name)}),`;
  });
  return `const loads = {\n${loads.join('\n')}\n};
export const lists = ${JSON.stringify(lists)};
export const loadMessages = (namespace, tag) => loads[\`\${namespace}.\${tag}\`]();`;
}

async function writeFileIndex(root: string): Promise<string> {
  return `export const lists = [];
export const loadMessages = (namespace, tag) => import(/* @vite-ignore */ \`/assets/messages.\${namespace}.\${tag}.${await readVersion(root)}.js\`);`;
}

/** Hash over all messages, so that it changes with any of them. */
async function readVersion(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const [namespace, tag] of await listNamespaceLocales(root))
    hash.update(await writeNamespaceModule(root, namespace, tag));
  return hash.digest('base64url').slice(0, 8);
}

async function writeNamespaceModule(root: string, namespace: string, tag: string): Promise<string> {
  return `export const messages=${JSON.stringify((await compileNamespace(root, namespace, tag)).compiled)};`;
}

type CompiledNamespace = {
  readonly compiled: Readonly<Record<string, Message>>;
  readonly missing: readonly string[];
};

export async function compileNamespace(
  root: string,
  namespace: string,
  tag: string,
): Promise<CompiledNamespace> {
  const { [namespace]: english = {} } = await readSourceMessages(root);
  const translated = tag === SOURCE_LOCALE ? english : readTranslations(root, tag);
  const entries = Object.entries(english).map(([key, text]) => [
    key,
    compileMessage(translated[key] ?? text),
  ]);
  return {
    compiled: Object.fromEntries(entries),
    missing: Object.keys(english).filter((key) => !(key in translated)),
  };
}
