/** Tests of the file that declares experiments: what it may say, and its faults. */
import { expect, test } from 'vitest';
import { parseExperiments, readExperimentFile } from './experiment-file.server.ts';

const fascias = [
  { code: 'aldermoor', locales: [{ tag: 'en-GB', currency: 'GBP' }] },
  { code: 'nightjar', locales: [{ tag: 'de-DE', currency: 'EUR' }] },
] as const;

const halves = [
  { name: 'control', share: 0.5 },
  { name: 'b', share: 0.5 },
];
const experiment = { name: 'hero', fascias: ['aldermoor'], pages: ['home'], variants: halves };

const parse = (...experiments: readonly unknown[]) =>
  parseExperiments(JSON.stringify({ experiments }), 'experiments.json', fascias);

function readFaults(...experiments: readonly unknown[]): string {
  try {
    parse(...experiments);
    return '';
  } catch (error) {
    return String(error);
  }
}

test('a valid file gives the experiments of each fascia', () => {
  const audience = { device: 'phone', locales: ['en-GB'] };
  const other = { ...experiment, name: 'cards', fascias: ['nightjar'], pages: ['/pages/sale'] };
  const experiments = parse({ ...experiment, audience }, other);
  expect(experiments.get('aldermoor')).toEqual([
    { name: 'hero', pages: ['home'], variants: halves, audience },
  ]);
  expect(experiments.get('nightjar')).toMatchObject([{ name: 'cards' }]);
  expect(parse().get('aldermoor')).toEqual([]);
});

test('a trailing slash of a path is ignored', () => {
  const variants = [
    halves[0],
    { name: 'b', share: 0.5, content: { 'informational/returns/': 'experiments/returns/' } },
  ];
  const pages = ['/product/coat/', '/pages/sale/', '/'];
  expect(readFaults({ ...experiment, pages, variants })).toBe('');
  expect(parse({ ...experiment, pages, variants }).get('aldermoor')).toMatchObject([
    {
      pages: ['/product/coat', '/pages/sale', '/'],
      variants: [{}, { content: { 'informational/returns': 'experiments/returns' } }],
    },
  ]);
});

test.each([
  ['a name with spaces', { name: 'The hero' }, 'experiments.0.name'],
  ['an unknown fascia', { fascias: ['shop'] }, 'experiments.0.fascias: there is no shop'],
  ['an unknown page', { pages: ['basket'] }, 'experiments.0.pages.0: one of home'],
  ['a page of one shopper', { pages: ['/account'] }, 'experiments.0.pages.0'],
  ['a single variant', { variants: [halves[0]] }, 'experiments.0.variants'],
  [
    'no control',
    { variants: [{ name: 'a', share: 0.5 }, halves[1]] },
    'experiments.0.variants.0.name: the first variant is control',
  ],
  [
    'shares above 1',
    { variants: [halves[0], { name: 'b', share: 0.6 }] },
    'experiments.0.variants: the shares add up to 1.1',
  ],
  [
    'two variants of one name',
    { variants: [...halves, { name: 'b', share: 0 }] },
    'experiments.0.variants: two have the same name',
  ],
  [
    'nobody',
    { variants: halves.map((variant) => ({ ...variant, share: 0 })) },
    'experiments.0.variants: all shares are 0',
  ],
  [
    'another page for the control',
    { variants: [{ ...halves[0], content: { home: 'home-b' } }, halves[1]] },
    'experiments.0.variants.0.content',
  ],
  ['an unknown locale', { audience: { locales: ['xx-XX'] } }, 'experiments.0.audience.locales'],
  ['an unknown field', { percent: 50 }, 'percent'],
])('%s is reported', (_name, change, fault) => {
  expect(readFaults({ ...experiment, ...change })).toContain(fault);
});

test('all faults are reported at once, including a repeated name', () => {
  const faults = readFaults({ ...experiment, fascias: ['x'] }, { ...experiment, fascias: ['y'] });
  expect(faults.split('\n')).toHaveLength(4);
  expect(faults).toContain('experiments: two have the name hero');
});

test('OPS-2: a page has at most two experiments at once', () => {
  const named = (name: string, page: string) => ({ ...experiment, name, pages: [page] });
  expect(readFaults(named('a', 'listing'), named('b', 'listing'), named('c', 'home'))).toBe('');
  expect(readFaults(named('a', 'listing'), named('b', 'listing'), named('c', 'listing'))).toContain(
    'a, b, c are all on listing of aldermoor; at most 2 are allowed',
  );
  expect(
    readFaults(named('a', 'content'), named('b', 'content'), named('c', '/pages/sale')),
  ).toContain('a, b, c are all on /pages/sale of aldermoor');
});

test('a missing file or one that is not JSON is reported', () => {
  expect(() => readExperimentFile('/nowhere/experiments.json', fascias)).toThrow(
    /^EXPERIMENTS: \/nowhere\/experiments.json cannot be read/,
  );
  expect(() => parseExperiments('{', 'experiments.json', fascias)).toThrow('file: is not JSON');
});
