/** Tests of the feed reader with valid, malformed and hostile feeds. */
import { describe, expect, test } from 'vitest';
import { type FeedEntry, readFeedItems } from './feed-items.ts';

async function read(xml: string, pieceLength = xml.length): Promise<FeedEntry[]> {
  async function* pieces(): AsyncGenerator<string> {
    for (let at = 0; at < xml.length; at += pieceLength) yield xml.slice(at, at + pieceLength);
  }
  const entries: FeedEntry[] = [];
  for await (const entry of readFeedItems(pieces())) entries.push(entry);
  return entries;
}

function idsOf(entries: readonly FeedEntry[]): (string | undefined)[] {
  return entries.map((entry) =>
    entry.kind === 'item' ? entry.fields.get('id')?.[0] : `${entry.kind}@${entry.line}`,
  );
}

const good = (id: string): string => `<item>\n<g:id>${id}</g:id>\n</item>\n`;
const wrap = (body: string): string =>
  `<?xml version="1.0"?>\n<rss><channel>\n${body}</channel></rss>\n`;

describe('a good feed', () => {
  test('gives items with the line on which each starts', async () => {
    const entries = await read(wrap(good('a') + good('b')));
    expect(entries.map(({ kind, line }) => [kind, line])).toEqual([
      ['item', 3],
      ['item', 6],
    ]);
  });

  test('reads the same in pieces of any length', async () => {
    const xml = wrap(
      `${good('a')}<item><g:id>b &amp; c</g:id><g:title><![CDATA[<i>T</i>]]></g:title></item>${good('d')}`,
    );
    const whole = await read(xml);
    for (const length of [1, 2, 3, 7, 50]) expect(await read(xml, length)).toEqual(whole);
    expect(idsOf(whole)).toEqual(['a', 'b & c', 'd']);
  });

  test('keeps repeated fields, joins CDATA and text, and keeps nested fields inside of their parents', async () => {
    const [entry] = await read(
      wrap(
        '<item><g:price>1 GBP</g:price><g:shipping><g:price>9 GBP</g:price></g:shipping><g:x>a<![CDATA[b]]></g:x><g:x>c</g:x></item>',
      ),
    );
    expect(entry?.kind === 'item' && [...entry.fields]).toEqual([
      ['price', ['1 GBP']],
      ['shipping', ['<g:price>9 GBP</g:price>']],
      ['x', ['ab', 'c']],
    ]);
  });

  test('may be Atom, with links as attributes', async () => {
    const [entry] = await read(
      '<feed><title>Shop</title><entry><g:id>a</g:id><link href="https://shop.example/a"/></entry></feed>',
    );
    expect(entry?.kind === 'item' && entry.fields.get('link')).toEqual(['https://shop.example/a']);
  });
});

describe('a broken feed', () => {
  const broken: readonly (readonly [string, string])[] = [
    ['an unescaped <', '<item><g:id>x < y</g:id></item>'],
    ['a missing </item>', '<item><g:id>x</g:id>'],
    ['a missing </g:id>', '<item><g:id>x</item>'],
    ['an unescaped &', '<item><g:id>x & y</g:id></item>'],
    ['an unclosed quote', '<item><g:id a="x>y</g:id></item>'],
    ['a forbidden character', '<item><g:id>x\u0001</g:id></item>'],
    ['an entity of its own', '<item><g:id>&lol;</g:id></item>'],
  ];
  test.each(broken)('with %s loses only that row', async (_, row) => {
    for (const length of [10_000, 5]) {
      const entries = await read(wrap(`${good('a')}${row}\n${good('b')}${good('c')}`), length);
      expect(idsOf(entries)).toEqual(['a', 'broken@6', 'b', 'c']);
      expect(entries.map(({ line }) => line)).toEqual([3, 6, 7, 10]);
    }
  });

  test('that ends in the middle of a row is reported', async () => {
    const entries = await read(`<rss><channel>${good('a')}<item><g:id>b`);
    expect(entries.at(-1)).toEqual({
      kind: 'broken',
      line: 4,
      reason: 'the file ends inside this item',
    });
  });

  test('that lost a start tag reports the position', async () => {
    const entries = await read(wrap(`${good('a')}<g:id>b</g:id>\n</item>\n${good('c')}`));
    expect(idsOf(entries)).toEqual(['a', 'fileIssue@7', 'c']);
  });
});

describe('a hostile feed', () => {
  test('cannot expand entities', async () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
    ).join('');
    const bomb = `<!DOCTYPE rss [<!ENTITY l0 "lol">${levels}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;
    const entries = await read(
      `${bomb}<rss><channel>\n<item><g:id>&l9;</g:id></item>\n<item><g:id>&file;</g:id></item>\n${good('a')}</channel></rss>`,
    );
    expect(idsOf(entries)).toEqual(['broken@2', 'broken@3', 'a']);
    expect(entries[0]).toMatchObject({ reason: 'undefined entity' });
  });

  test('cannot fill the memory with one field, one tag or a deep nest', async () => {
    const long = 'x'.repeat(60_000);
    const entries = await read(
      wrap(`<item><g:id>${long}</g:id></item>\n<item>${'<a>'.repeat(40)}</item>\n${good('a')}`),
      1_000,
    );
    expect(idsOf(entries)).toEqual(['broken@3', 'broken@4', 'a']);
    expect(idsOf(await read(`${'<b>'.repeat(40)}\n${good('a')}`))).toContain('fileIssue@1');
    const comment = await read(wrap(`<!-- ${'y'.repeat(150_000)} -->\n${good('b')}`), 10_000);
    expect(idsOf(comment)).toEqual(['fileIssue@3', 'b']);
  });

  test('takes time in proportion to its length', async () => {
    const entries = await read(wrap('<item <'.repeat(20_000)), 65_536);
    expect(entries).toHaveLength(20_000);
  });
});
