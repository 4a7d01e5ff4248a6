/** Tests of parsed lists of objects. */
import { expect, test } from 'vitest';
import { parseListing } from './parse-listing.ts';

const list = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${content}</ListBucketResult>`;
const time = '2026-11-27T06:15:00.123Z';

test('a page has its objects in order, and the token of the next one', () => {
  const xml = list(`<Name>shop</Name><Prefix>a/</Prefix><IsTruncated>true</IsTruncated>
    <Contents><Key>a/1&amp;2.jpg</Key><LastModified>${time}</LastModified><ETag>&quot;x&quot;</ETag>
      <Owner><ID>7</ID><Key>no key of the object</Key></Owner></Contents>
    <Contents><LastModified>${time}</LastModified><Key>a/3.jpg</Key></Contents>
    <NextContinuationToken>1/+=</NextContinuationToken>`);
  expect(parseListing(xml)).toEqual({
    objects: [
      { key: 'a/1&2.jpg', modifiedAt: new Date(time) },
      { key: 'a/3.jpg', modifiedAt: new Date(time) },
    ],
    nextToken: '1/+=',
  });
});

test.each([
  ['an empty list', '<KeyCount>0</KeyCount>'],
  [
    'a last page',
    '<IsTruncated>false</IsTruncated><NextContinuationToken>x</NextContinuationToken>',
  ],
])('%s has no next page', (_case, content) => {
  expect(parseListing(list(content))).toEqual({ objects: [], nextToken: null });
});

test.each([
  ['nothing', ''],
  ['text', 'ok'],
  ['half of a list', list('').slice(0, -4)],
  ['a page of a proxy', '<html><body>Sign in</body></html>'],
  ['an entity of its own', `<!DOCTYPE a [<!ENTITY b "c">]>${list('<Name>&b;</Name>').slice(39)}`],
  ['a part without a token', list('<IsTruncated>true</IsTruncated>')],
  ['a part with an empty token', list('<IsTruncated>true</IsTruncated><NextContinuationToken/>')],
  ['an object without a time', list('<Contents><Key>a</Key></Contents>')],
  ['an object without a key', list(`<Contents><LastModified>${time}</LastModified></Contents>`)],
])('%s is no list', (_case, xml) => {
  expect(() => parseListing(xml)).toThrow(/^The storage sent/);
});
