/** Checks import rules between folders, and the privacy of parts, server files and the database. */
import type { Source, Violation } from './read-sources.ts';

type Room = {
  /** Matches the room's folder in a path; files of that folder may always be imported. */
  readonly folder: RegExp;
  readonly name: string;
  readonly mayEnter: readonly RegExp[];
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
const PROVIDER_ENTERS = [KIT, I18N, REQUEST, LINKS, FEATURE_RULES, DATABASE, VENDORS];

const rooms: readonly Room[] = [
  {
    folder: /^src\/kit\/(?=define-)/,
    name: 'a definition in kit',
    mayEnter: [KIT, I18N, REQUEST],
    advice: 'A definition names types of the shop and of messages only.',
  },
  {
    folder: KIT,
    name: 'kit',
    mayEnter: [],
    advice:
      'Kit knows only itself: pass in what it needs, or move the code to the room that has it.',
  },
  {
    folder: UI,
    name: 'ui',
    mayEnter: [KIT, HYDRATION],
    advice: 'Ui knows nothing of a shop: pass words and addresses as props.',
  },
  {
    folder: HYDRATION,
    name: 'hydration',
    mayEnter: [KIT],
    advice: 'Hydration knows no feature: pass in what it needs.',
  },
  {
    folder: I18N,
    name: 'i18n',
    mayEnter: [KIT, HYDRATION],
    advice: 'Messages and formats know no shop: pass in the language.',
  },
  {
    folder: REQUEST,
    name: 'request',
    mayEnter: [KIT, I18N],
    advice: 'What a request is knows no feature: pass in what it needs.',
  },
  {
    folder: SHELL,
    name: 'the shell',
    mayEnter: [KIT, UI, HYDRATION, I18N, REQUEST, LINKS, FEATURE],
    advice: 'The shell composes features around every page; a page puts itself into it.',
  },
  {
    folder: /^src\/features\/[^/]+\//,
    name: 'a feature',
    mayEnter: [KIT, UI, HYDRATION, I18N, REQUEST, LINKS, FEATURE],
    advice: "Import no parts of another feature, and ask a provider through the shop's ports.",
  },
  {
    folder: /^src\/catalogue-import\/formats\/(?!table\/)[^/]+\//,
    name: 'a format of the import',
    mayEnter: [
      ...[KIT, I18N, FEATURE, /^src\/catalogue-import\/(report|values|formats\/table)\//],
      /^src\/catalogue-import\/(formats\/(feed-row|row-entry)|[^/]+\.port)\.ts$/,
    ],
    advice: 'A format only reads a file into rows: move what two formats share into values.',
  },
  {
    folder: CATALOGUE_IMPORT,
    name: 'the catalogue import',
    mayEnter: [KIT, I18N, REQUEST, LINKS, FEATURE],
    advice:
      'The import uses records and rules of features and asks ports; pages do not depend on it.',
  },
  {
    folder: /^src\/search-engine\/engine\//,
    name: 'the engine of the search',
    mayEnter: [],
    advice: 'Matching and ranking know no protocol, shop or database: pass in what they need.',
  },
  {
    folder: /^src\/search-engine\/words\//,
    name: 'a word list',
    mayEnter: [/^src\/search-engine\/engine\//],
    advice: 'A word list is configuration only.',
  },
  {
    folder: /^src\/search-engine\/rules\//,
    name: 'a search rule',
    mayEnter: [/^src\/search-engine\/(engine|protocol\/parameters)\//],
    advice: 'Rules change a query before the engine runs it; they store and answer nothing.',
  },
  {
    folder: SEARCH_ENGINE,
    name: 'the search engine',
    mayEnter: [KIT, REQUEST, /^src\/features\/search\/(?!parts\/)(?:[^/]+\/)*[^/]+\.ts$/, DATABASE],
    advice: 'The search engine knows the port of search and its records, and no other feature.',
  },
  {
    folder: /^src\/blocks\/[^/]+(\/|$)/,
    name: 'a block',
    mayEnter: [KIT, UI, HYDRATION, I18N, REQUEST, LINKS, FEATURE, BLOCKS],
    advice: 'Show other blocks through <Blocks>, and take rules from a feature.',
  },
  {
    folder: /^src\/pages\/[^/]+\//,
    name: 'a page',
    mayEnter: [KIT, UI, HYDRATION, I18N, REQUEST, LINKS, FEATURE, BLOCKS],
    advice: 'A page composes features: move what two pages share into a feature.',
  },
  {
    folder: /^src\/providers\/catalogue-import\//,
    name: 'a provider of the catalogue import',
    mayEnter: [...PROVIDER_ENTERS, /^src\/catalogue-import\/[^/]+\.(port|contract|fixtures)\.ts$/],
    advice: 'It saves and reads records: it sees the port of the import, not its formats.',
  },
  {
    folder: /^src\/providers\/search\//,
    name: 'a provider of search',
    mayEnter: [...PROVIDER_ENTERS, SEARCH_ENGINE],
    advice: 'It adapts the search engine or a hosted service to the port of search.',
  },
  {
    folder: /^src\/providers\/[^/]+\//,
    name: 'a provider',
    mayEnter: PROVIDER_ENTERS,
    advice:
      'A provider sees ports, contracts and pure words of features, and providers of its own port; it asks another port through its dependencies.',
  },
  {
    folder: /^src\/fascias\/[^/]+\//,
    name: 'a fascia',
    mayEnter: [/^src\/kit\/define-/, I18N, FEATURE_RULES, VENDORS, /^src\/fascias\/[^/]+$/],
    advice: 'A fascia is configuration only.',
  },
  {
    folder: /^src\/locales\/[^/]+\//,
    name: 'a locale',
    mayEnter: [/^src\/kit\/define-/, FEATURE_RULES],
    advice: 'A locale is words and formats only.',
  },
  {
    folder: /^src\/server\//,
    name: 'the server',
    mayEnter: [
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
    mayEnter: [KIT, I18N, FEATURE_RULES],
    advice: 'The database is entered by providers; it does not look out at the shop.',
  },
];

const SERVER_ONLY = /\.server\.tsx?$/;
const MAY_IMPORT_SERVER_FILES =
  /\.server\.tsx?$|\.route\.tsx?$|^src\/(root|entry\.server)\.tsx$|^src\/(providers|server)\/|^(database|sample|tools|test)\//;
const MAY_IMPORT_DATABASE =
  /^src\/providers\/[^/]+\/embedded\/|^src\/search-engine\/(custom-indexes|personalisation)\/|^src\/server\/|^(database|sample|tools|test)\//;
const MAY_IMPORT_ZOD =
  /\.server\.tsx?$|^src\/(providers|search-engine|server)\/|^(database|sample|tools|test)\//;
const SAMPLE = /^sample\//;
const MAY_IMPORT_SAMPLE = /^(sample|tools)\//;
const TEST = /\.test\.tsx?$/;

export function checkWalls(sources: readonly Source[]): Violation[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, line }) =>
      [...explain(path, target)].map((sentence) => ({ path, line, sentence })),
    ),
  );
}

/** Each reason why `path` may not import `target`. */
function* explain(path: string, target: string): Generator<string> {
  const owner = target.includes('/parts/') ? target.slice(0, target.indexOf('/parts/') + 1) : '';
  if (!path.startsWith(owner))
    yield `${target} is private to ${owner}: import a file at the root of that folder instead.`;
  if (SAMPLE.test(target) && !MAY_IMPORT_SAMPLE.test(path))
    yield `${target} may be imported by sample and tools only: a deployment may delete the folder.`;
  if (TEST.test(path)) return;
  const room = rooms.find(({ folder }) => folder.test(path));
  const isOwn = room && target.startsWith(room.folder.exec(path)?.[0] ?? '');
  if (room && isInHouse(target) && !isOwn && !room.mayEnter.some((gate) => gate.test(target)))
    yield `${room.name} may not import ${target}. ${room.advice}`;
  if (SERVER_ONLY.test(target) && !MAY_IMPORT_SERVER_FILES.test(path))
    yield `${target} runs on the server only, and this file may reach the browser: move the import to a *.server.ts or *.route.ts(x) file.`;
  if (DATABASE.test(target) && !MAY_IMPORT_DATABASE.test(path))
    yield `${target} may be imported by embedded providers, the stores of the search engine, the server, tools, sample and tests only: ask a port instead.`;
  if (/^zod(\/|$)/.test(target) && !MAY_IMPORT_ZOD.test(path))
    yield 'zod is for the server only (22 kB in the browser): use valibot here, or a *.server.ts file.';
}

function isInHouse(target: string): boolean {
  return /^(src|database|sample|tools|test)\//.test(target) && !target.includes('/+types/');
}
