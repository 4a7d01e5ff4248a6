/** Plain words: names and comments use terms that an engineer of the field would search for. */
import { Visitor } from 'oxc-parser';
import { lineAt, type Source, type Violation } from './read-sources.ts';

type Coined = {
  /** One word of a camel-case or kebab-case name. */
  readonly word: RegExp;
  readonly term: string;
  /** Paths in which the word has its ordinary meaning. */
  readonly except?: RegExp;
};

const SAMPLE = /^sample\//;

const COINED: readonly Coined[] = [
  { word: /^(awake|woken|waking)$/, term: 'hydrated' },
  { word: /^asleep$/, term: 'unhydrated' },
  { word: /^surroundings$/, term: 'layout' },
  { word: /^(foot|feet)$/, term: 'footer', except: SAMPLE },
  {
    word: /^looks?$/,
    term: 'theme, variant or style',
    except: /^(sample|test\/looks)\/|\.looks\./,
  },
  { word: /^numerals$/, term: 'number format' },
  { word: /^hearts?$/, term: 'wishlist button or wishlist key', except: /^src\/ui\/icon\// },
  { word: /^(told|tells?)$/, term: 'report, notify, dispatch or track' },
  { word: /^said$/, term: 'the name of what was printed or sent', except: SAMPLE },
  { word: /^packed$/, term: 'serialised', except: SAMPLE },
  { word: /^desk$/, term: 'content admin or dependencies', except: SAMPLE },
  { word: /^turnstile$/, term: 'semaphore' },
  { word: /^(ledger|intake)$/, term: 'download cache or downloads' },
  { word: /^survey$/, term: 'first pass' },
  {
    word: /^storms?$/,
    term: 'stress test',
    except: /retry-storm|stress\/(run|stress\.test)\.ts$|^sample\//,
  },
  { word: /^worlds?$/, term: 'setup of a test', except: SAMPLE },
  { word: /^shelf$/, term: 'store or cache', except: /^(sample|tools\/studio)\// },
  { word: /^rehears(al|e|ed)$/, term: 'dry run' },
  { word: /^pulse$/, term: 'health check' },
  { word: /^upkeep$/, term: 'maintenance' },
  { word: /^sweeps?$/, term: 'clean-up' },
  { word: /^guidance$/, term: 'settings, synonyms and rules' },
  { word: /^(polish|polisher)$/, term: 'recompress' },
  { word: /^farewell$/, term: 'goodbye message' },
  { word: /^(asked|wanted)$/, term: 'requested', except: /^sample\/|listing-url\.ts$/ },
  { word: /^elsewhere$/, term: 'other site, fascia or page', except: SAMPLE },
  { word: /^(holder|held)$/, term: 'container, owner or reserved', except: SAMPLE },
  { word: /^glides?$/, term: 'smooth scroll' },
  {
    word: /^refusals?$/,
    term: 'form errors, error or rejection',
    // Moderators refuse texts, and a warehouse refuses returned units.
    except: /moderation|questions|review|orders|returns|rewards|test\/emails\.test/,
  },
];

const COINED_IN_COMMENTS =
  /\b(awake|asleep|woken|waking|numerals|rehearsal|turnstile|surroundings|upkeep)\b/i;
const QUESTION_WORD = /^(What|Which|Whether|Where|Of)\b/;
const SECTION_MARK = /[SR]§/;
const LINE_WIDTH = 100;

/** Each file is reported once for each coined word. */
export function checkWords(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => [
    ...listCoinedPaths(source),
    ...listCoinedNames(source),
    ...listPoorComments(source),
  ]);
}

function* listCoinedPaths({ path }: Source): Generator<Violation> {
  for (const part of path.split(/[/.]/)) {
    const coined = findCoined(part, path);
    if (coined) yield { path, line: 1, message: describe(part, coined) };
  }
}

function* listCoinedNames({ path, text, parsed }: Source): Generator<Violation> {
  const names = new Map<string, number>();
  const collect = ({ name, start }: { readonly name: string; readonly start: number }) =>
    void (names.has(name) || names.set(name, start));
  new Visitor({ Identifier: collect, PrivateIdentifier: collect }).visit(parsed.program);
  for (const [name, start] of names) {
    const coined = findCoined(name, path);
    if (coined) yield { path, line: lineAt(text, start), message: describe(name, coined) };
  }
}

function* listPoorComments({ path, text, parsed }: Source): Generator<Violation> {
  for (const { value, start } of parsed.comments) {
    if (/biome-ignore|@vitest-environment/.test(value)) continue;
    const comment = value
      .replace(/^\*/, '')
      .replaceAll(/\n\s*\*/g, ' ')
      .trim();
    const line = lineAt(text, start);
    const opening = QUESTION_WORD.exec(comment)?.[1];
    if (opening)
      yield { path, line, message: `begin the comment with a noun or a verb, not "${opening}".` };
    const coined = COINED_IN_COMMENTS.exec(comment)?.[1];
    if (coined) yield { path, line, message: `"${coined}" is a word of this project only.` };
    if (SECTION_MARK.test(comment))
      yield { path, line, message: 'give the rule or its reason; the document is not here.' };
    if (value.split('\n').some((item) => item.length > LINE_WIDTH))
      yield { path, line, message: `wrap the comment at ${LINE_WIDTH} characters.` };
  }
}

function findCoined(name: string, path: string): Coined | undefined {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_$#]/);
  return COINED.find(
    ({ word, except }) => words.some((candidate) => word.test(candidate)) && !except?.test(path),
  );
}

function describe(name: string, { term }: Coined): string {
  return `"${name}": the field says ${term}.`;
}
