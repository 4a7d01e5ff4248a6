/** A second catalogue to judge search on: two thousand generated tools, with queries. */
import { createRandom, type Random } from '../random.ts';
import type { JudgedRecord, JudgedSet, Judgement } from './judged-sample.ts';

type Kind = {
  readonly noun: string;
  readonly shelf: string;
  /** Other names that shoppers use for it. */
  readonly also: readonly string[];
  readonly powers: readonly string[];
  readonly use: string;
};

const kind = (noun: string, shelf: string, use: string, also: string, powers = ''): Kind => ({
  ...{ noun, shelf, use },
  ...{
    also: also.split(',').filter((word) => word !== ''),
    powers: powers.split(',').filter((power) => power !== ''),
  },
});

const KINDS: readonly Kind[] = [
  kind('cordless drill', 'drills', 'bores holes in wood and metal', 'battery drill', '12V,18V,36V'),
  kind('hammer drill', 'drills', 'strikes while it turns, for brick and stone', '', '650W,850W'),
  kind('impact driver', 'drills', 'drives long screws without slipping', '', '12V,18V'),
  kind('circular saw', 'saws', 'cuts boards along a straight line', '', '18V,1200W'),
  kind('jigsaw', 'saws', 'follows curves in thin sheets', 'jig saw', '18V,550W'),
  kind('hand saw', 'saws', 'cuts timber without a cable', 'handsaw'),
  kind('mitre saw', 'saws', 'cuts skirting at an angle', 'miter saw', '1500W'),
  kind(
    'random orbit sander',
    'sanders',
    'smooths a surface before paint',
    'orbital sander',
    '18V,300W',
  ),
  kind('belt sander', 'sanders', 'takes off old varnish quickly', '', '800W'),
  kind('angle grinder', 'grinders', 'cuts and grinds steel', '', '18V,900W'),
  kind('claw hammer', 'hammers', 'drives nails and pulls them out again', ''),
  kind('rubber mallet', 'hammers', 'knocks joints together without a dent', ''),
  kind('screwdriver set', 'screwdrivers', 'fits slotted and crosshead screws', 'screw drivers'),
  kind('adjustable spanner', 'spanners', 'grips nuts of any size', 'adjustable wrench'),
  kind('socket set', 'spanners', 'loosens bolts in deep places', 'ratchet set'),
  kind('combination pliers', 'pliers', 'holds, bends and cuts wire', ''),
  kind('tape measure', 'measuring', 'measures up to eight metres', 'measuring tape'),
  kind('laser level', 'measuring', 'throws a straight line along a wall', ''),
  kind('spirit level', 'measuring', 'shows whether a shelf is straight', ''),
  kind('work light', 'lighting', 'lights a dark corner of the loft', 'site light', '18V,230V'),
  kind('head torch', 'lighting', 'leaves both hands free', 'headlamp'),
  kind('workbench', 'storage', 'folds away against the wall', 'work bench'),
  kind('tool bag', 'storage', 'carries hand tools to the job', ''),
  kind('tool chest', 'storage', 'locks twelve drawers at once', 'tool box'),
  kind('garden hose', 'garden', 'waters beds at the far end of the lawn', 'hosepipe'),
  kind('hedge trimmer', 'garden', 'shapes box and privet', 'hedge cutter', '18V,500W'),
  kind('lawn mower', 'garden', 'cuts the grass in stripes', 'lawnmower', '36V,1400W'),
  kind('pressure washer', 'garden', 'cleans paving with water alone', '', '1600W,2100W'),
  kind('paint roller', 'decorating', 'covers a wall in two passes', ''),
  kind('wallpaper steamer', 'decorating', 'lifts old paper off the plaster', '', '2000W'),
];
/** Accessories and parts, whose product names contain the noun of a kind. */
const GOES_WITH = ['case', 'stand', 'charger', 'battery', 'cover', 'holder'] as const;
const MAKERS =
  'Hollowell,Brackton,Ironmere,Tarn & Sons,Kestrel Works,Oakhand,Volta Forge,Ridgeway,Northpin,Stallard'.split(
    ',',
  );
const FINISHES = [
  'compact',
  'heavy-duty',
  'brushless',
  'lightweight',
  'professional',
  'folding',
  'quiet',
];
const OPENINGS = [
  'Made for people who finish what they begin.',
  'It lies well in the hand and stays there after an hour of work.',
  'Tested in our own workshop on oak, brick and patience.',
  'A tool that asks for nothing but a clean cloth at the end of the day.',
];
const MIDDLES = [
  'The grip is moulded in two parts and keeps its hold when wet.',
  'Works with every battery of the same series, drill and saw alike.',
  'The housing is closed against dust, so that a workbench full of shavings does no harm.',
  'Comes with a bag, two spare blades and a screwdriver for changing them.',
  'Wear goggles, and keep a torch nearby for corners without light.',
];
const ENDINGS = [
  'Guaranteed for three years, spare parts for ten.',
  'Spare parts are sold one by one: switch, charger, case.',
  'Hang it on the wall above the bench, or keep it in a tool chest.',
];
const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'orange'];
const COUNT = 2_000;
const PER_KIND = 45;
const MIN_MISSPELT = 5;

type Tool = JudgedRecord & {
  readonly kind: Kind;
  readonly isPart: boolean;
  readonly maker: string;
  readonly power: string;
  readonly finish: string;
};

function describe(random: Random, given: Kind): string {
  const middles = random.some(MIDDLES, 3).join(' ');
  return `${random.pick(OPENINGS as [string])} This ${given.noun} ${given.use}. ${middles} ${random.pick(ENDINGS as [string])}`;
}

function makeTool(random: Random, number: number): Tool {
  const given = KINDS[number % KINDS.length] as Kind;
  const isPart = number >= KINDS.length * PER_KIND;
  const [maker, finish, colour] = [MAKERS, FINISHES, COLOURS].map((list) =>
    random.pick(list as [string]),
  ) as [string, string, string];
  const power = given.powers.length > 0 ? random.pick(given.powers as [string]) : '';
  const part = random.pick(GOES_WITH);
  const own = `${finish} ${given.noun}${power === '' ? '' : ` ${power}`} ${colour}`;
  const other = random.chance(0.5) ? `${given.noun} ${part}` : `${part} for ${given.noun}`;
  return {
    objectID: `T${String(number).padStart(5, '0')}`,
    name: `${maker} ${isPart ? other : own} ${random.whole(100, 999)}`,
    brand: maker,
    categoryNames: isPart ? ['spare parts'] : random.chance(0.3) ? ['tools', given.shelf] : [],
    colours: [colour],
    description: describe(random, given),
    details: [
      power === '' ? 'hand tool' : `power ${power}`,
      `weight ${random.whole(1, 9)} kg`,
      `colour ${colour}`,
      `finish ${finish}`,
    ],
    ...{
      kind: given,
      isPart,
      maker,
      power,
      finish,
      popularity: random.next(),
      isOnStock: true,
      newness: 0,
    },
  };
}

type Fits = (tool: Tool) => number;

function makeQueries(): Map<string, Fits> {
  const queries = new Map<string, Fits>();
  for (const [index, kind] of KINDS.entries()) {
    const isKind: Fits = (tool) => (tool.kind !== kind ? 0 : tool.isPart ? 1 : 3);
    queries.set(kind.noun, isKind);
    for (const also of kind.also) queries.set(also, isKind);
    const maker = MAKERS[index % MAKERS.length] as string;
    queries.set(`${maker.toLowerCase()} ${kind.noun}`, (tool) =>
      isKind(tool) < 3 ? 0 : tool.maker === maker ? 3 : 1,
    );
    const power = kind.powers[0];
    if (power)
      queries.set(`${kind.noun} ${power.toLowerCase()}`, (tool) =>
        isKind(tool) < 3 ? 0 : tool.power === power ? 3 : 1,
      );
    const last = kind.noun.split(' ').at(-1) as string;
    if (last.length >= MIN_MISSPELT) queries.set(kind.noun.replace(last, misspell(last)), isKind);
  }
  queries.set('heavy duty hammer', (tool) =>
    tool.isPart || tool.kind.shelf !== 'hammers' ? 0 : tool.finish === 'heavy-duty' ? 3 : 1,
  );
  queries.set('drill battery', (tool) =>
    tool.isPart && tool.kind.shelf === 'drills' && /battery/.test(String(tool.name)) ? 3 : 0,
  );
  return queries;
}

/** Swaps two neighbouring letters in the middle of the word. */
function misspell(word: string): string {
  const at = Math.floor(word.length / 2);
  return `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`;
}

export function buildJudgedWorkshop(): JudgedSet {
  const random = createRandom('workshop');
  const tools = Array.from({ length: COUNT }, (_, number) => makeTool(random, number));
  const judgements: Judgement[] = [...makeQueries()].flatMap(([query, fits]) =>
    tools.map((tool) => ({ query, document: tool.objectID, grade: fits(tool) })),
  );
  const records = tools.map(
    ({ kind: _kind, isPart: _isPart, maker: _maker, power: _power, finish: _finish, ...record }) =>
      record,
  );
  return { name: 'workshop (2,000 tools)', locale: 'en-GB', records, judgements };
}
