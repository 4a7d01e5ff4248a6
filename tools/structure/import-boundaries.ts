/** Checks import rules between folders, and the privacy of parts, server files and the database. */
import type { Source, Violation } from './read-sources.ts';

type Boundary = {
  /** Matches the folder in a path; files of that folder may always be imported. */
  readonly folder: RegExp;
  readonly name: string;
  readonly mayImport: readonly RegExp[];
  readonly advice: string;
};

const KIT = /^src\/kit\//;
const UI = /^src\/ui\//;
const HYDRATION = /^src\/hydration\//;
const I18N = /^src\/i18n\//;
const REQUEST = /^src\/request\//;
const SHELL = /^src\/shell\//;
const LINKS = /^src\/links\.ts$/;
const FEATURE = /^src\/features\/(?!.*\/parts\/)/;
const CATALOGUE_IMPORT = /^src\/catalogue-import\//;
const SEARCH_ENGINE = /^src\/search-engine\//;
/** Types, pure rules, ports, contracts and fixtures. */
const FEATURE_RULES =
  /^src\/features\/(?!.*\/parts\/)(?:[^/]+\/)+(?!use-)[^/.]+(\.port|\.contract|\.fixtures)?\.ts$/;
/**
 * Files of `<Blocks>` itself, of the loaders and examples, without the folders of single blocks.
 */
const BLOCKS = /^src\/blocks\/(render|shared|testing)\/(?:[^/]+\/)?[^/]+\.tsx?$/;
const DATABASE = /^database\//;
/** Code about one vendor that providers of several ports, or fascias, share. */
const VENDORS = /^src\/providers\/vendors\//;
const PROVIDER_IMPORTS = [KIT, I18N, REQUEST, LINKS, FEATURE_RULES, DATABASE, VENDORS];

const boundaries: readonly Boundary[] = [
  {
    folder: /^src\/kit\/(?=define-)/,
    name: 'a definition in kit',
    mayImport: [KIT, I18N, REQUEST],
    advice: 'A definition names types of the shop and of messages only.',
  },
  {
    folder: KIT,
    name: 'kit',
    mayImport: [],
    advice:
      'Kit knows only itself: pass in what it needs, or move the code to the folder that has it.',
  },
  {
    folder: UI,
    name: 'ui',
    mayImport: [KIT, HYDRATION],
    advice: 'Ui knows nothing of a shop: pass words and addresses as props.',
  },
  {
    folder: HYDRATION,
    name: 'hydration',
    mayImport: [KIT],
    advice: 'Hydration knows no feature: pass in what it needs.',
  },
  {
    folder: I18N,
    name: 'i18n',
    mayImport: [KIT, HYDRATION],
    advice: 'Messages and formats know no shop: pass in the language.',
  },
  {
    folder: REQUEST,
    name: 'request',
    mayImport: [KIT, I18N],
    advice: 'What a request is knows no feature: pass in what it needs.',
  },
  {
    folder: SHELL,
    name: 'the shell',
    mayImport: [KIT, UI, HYDRATION, I18N, REQUEST, LINKS, FEATURE],
    advice: 'The shell composes features around every page; a page puts itself into it.',
  },
  {
    folder: /^src\/features\/[^/]+\//,
    name: 'a feature',
    mayImport: [KIT, UI, HYDRATION, I18N, REQUEST, LINKS, FEATURE],
    advice: "Import no parts of another feature, and ask a provider through the shop's ports.",
  },
  {
    folder: /^src\/catalogue-import\/formats\/(?!table\/)[^/]+\//,
    name: 'a format of the import',
    mayImport: [
      ...[KIT, I18N, FEATURE, /^src\/catalogue-import\/(report|values|formats\/table)\//],
      /^src\/catalogue-import\/(formats\/(feed-row|row-entry)|[^/]+\.port)\.ts$/,
    ],
    advice: 'A format only reads a file into rows: move what two formats share into values.',
  },
  {
    folder: CATALOGUE_IMPORT,
    name: 'the catalogue import',
    mayImport: [KIT, I18N, REQUEST, LINKS, FEATURE],
    advice:
      'The import uses records and rules of features and asks ports; pages do not depend on it.',
  },
  {
    folder: /^src\/search-engine\/engine\//,
    name: 'the engine of the search',
    mayImport: [],
    advice: 'Matching and ranking know no protocol, shop or database: pass in what they need.',
  },
  {
    folder: /^src\/search-engine\/words\//,
    name: 'a word list',
    mayImport: [/^src\/search-engine\/engine\//],
    advice: 'A word list is configuration only.',
  },
  {
    folder: /^src\/search-engine\/rules\//,
    name: 'a search rule',
    mayImport: [/^src\/search-engine\/(engine|protocol\/parameters)\//],
    advice: 'Rules change a query before the engine runs it; they store and answer nothing.',
  },
  {
    folder: SEARCH_ENGINE,
    name: 'the search engine',
    mayImport: [
      KIT,
      REQUEST,
      /^src\/features\/search\/(?!parts\/)(?:[^/]+\/)*[^/]+\.ts$/,
      DATABASE,
    ],
    advice: 'The search engine knows the port of search and its records, and no other feature.',
  },
  {
    folder: /^src\/blocks\/[^/]+(\/|$)/,
    name: 'a block',
    mayImport: [KIT, UI, HYDRATION, I18N, REQUEST, LINKS, FEATURE, BLOCKS],
    advice: 'Show other blocks through <Blocks>, and take rules from a feature.',
  },
  {
    folder: /^src\/pages\/[^/]+\//,
    name: 'a page',
    mayImport: [KIT, UI, HYDRATION, I18N, REQUEST, LINKS, FEATURE, BLOCKS],
    advice: 'A page composes features: move what two pages share into a feature.',
  },
  {
    folder: /^src\/providers\/catalogue-import\//,
    name: 'a provider of the catalogue import',
    mayImport: [
      ...PROVIDER_IMPORTS,
      /^src\/catalogue-import\/[^/]+\.(port|contract|fixtures)\.ts$/,
    ],
    advice: 'It saves and reads records: it sees the port of the import, not its formats.',
  },
  {
    folder: /^src\/providers\/search\//,
    name: 'a provider of search',
    mayImport: [...PROVIDER_IMPORTS, SEARCH_ENGINE],
    advice: 'It adapts the search engine or a hosted service to the port of search.',
  },
  {
    folder: /^src\/providers\/[^/]+\//,
    name: 'a provider',
    mayImport: PROVIDER_IMPORTS,
    advice:
      'A provider sees ports, contracts and pure words of features, and providers of its own port; it asks another port through its dependencies.',
  },
  {
    folder: /^src\/fascias\/[^/]+\//,
    name: 'a fascia',
    mayImport: [/^src\/kit\/define-/, I18N, FEATURE_RULES, VENDORS, /^src\/fascias\/[^/]+$/],
    advice: 'A fascia is configuration only.',
  },
  {
    folder: /^src\/locales\/[^/]+\//,
    name: 'a locale',
    mayImport: [/^src\/kit\/define-/, FEATURE_RULES],
    advice: 'A locale is words and formats only.',
  },
  {
    folder: /^src\/server\//,
    name: 'the server',
    mayImport: [
      KIT,
      UI,
      HYDRATION,
      I18N,
      REQUEST,
      SHELL,
      LINKS,
      FEATURE,
      CATALOGUE_IMPORT,
      BLOCKS,
      /^src\/(pages|fascias|locales)\//,
      DATABASE,
    ],
    advice: 'Only the registry finds providers, by their folders; take one from the shop instead.',
  },
  {
    folder: /^database\//,
    name: 'the database',
    mayImport: [KIT, I18N, FEATURE_RULES],
    advice: 'The database is imported by providers; it does not import the shop.',
  },
];

const SERVER_ONLY = /\.server\.tsx?$/;
const MAY_IMPORT_SERVER_FILES =
  /\.server\.tsx?$|\.route\.tsx?$|^src\/(root|entry\.server)\.tsx$|^src\/(providers|server)\/|^(database|sample|tools|test)\//;
const MAY_IMPORT_DATABASE =
  /^src\/providers\/[^/]+\/embedded\/|^src\/search-engine\/(custom-indexes|personalisation|snapshots)\/|^src\/server\/|^(database|sample|tools|test)\//;
const MAY_IMPORT_ZOD =
  /\.server\.tsx?$|^src\/(providers|search-engine|server)\/|^(database|sample|tools|test)\//;
const SAMPLE = /^sample\//;
const MAY_IMPORT_SAMPLE = /^(sample|tools)\//;
const TEST = /\.test\.tsx?$/;

export function checkImportBoundaries(sources: readonly Source[]): Violation[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, line }) =>
      [...listReasons(path, target)].map((message) => ({ path, line, message })),
    ),
  );
}

/** Each reason why `path` may not import `target`. */
function* listReasons(path: string, target: string): Generator<string> {
  const owner = target.includes('/parts/') ? target.slice(0, target.indexOf('/parts/') + 1) : '';
  if (!path.startsWith(owner))
    yield `${target} is private to ${owner}: import a file at the root of that folder instead.`;
  if (SAMPLE.test(target) && !MAY_IMPORT_SAMPLE.test(path))
    yield `${target} may be imported by sample and tools only: a deployment may delete the folder.`;
  if (TEST.test(path)) return;
  const boundary = boundaries.find(({ folder }) => folder.test(path));
  const isOwn = boundary && target.startsWith(boundary.folder.exec(path)?.[0] ?? '');
  if (
    boundary &&
    isProjectFile(target) &&
    !isOwn &&
    !boundary.mayImport.some((pattern) => pattern.test(target))
  )
    yield `${boundary.name} may not import ${target}. ${boundary.advice}`;
  if (SERVER_ONLY.test(target) && !MAY_IMPORT_SERVER_FILES.test(path))
    yield `${target} runs on the server only, and this file may reach the browser: move the import to a *.server.ts or *.route.ts(x) file.`;
  if (DATABASE.test(target) && !MAY_IMPORT_DATABASE.test(path))
    yield `${target} may be imported by embedded providers, the stores of the search engine, the server, tools, sample and tests only: ask a port instead.`;
  if (/^zod(\/|$)/.test(target) && !MAY_IMPORT_ZOD.test(path))
    yield 'zod is for the server only (22 kB in the browser): use valibot here, or a *.server.ts file.';
}

function isProjectFile(target: string): boolean {
  return /^(src|database|sample|tools|test)\//.test(target) && !target.includes('/+types/');
}
