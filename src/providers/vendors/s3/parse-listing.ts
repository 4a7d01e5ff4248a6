/** Parses a page of a list of objects in the XML of S3 (ListObjectsV2). */
import { SaxesParser } from 'saxes';

export type S3ListedObject = { readonly key: string; readonly modifiedAt: Date };

export type S3Listing = {
  readonly objects: readonly S3ListedObject[];
  /** Null on the last page. */
  readonly nextToken: string | null;
};

/** @throws Error for something else than a list of objects. */
export function parseListing(xml: string): S3Listing {
  const objects: S3ListedObject[] = [];
  const names: string[] = [];
  const root: Record<string, string> = {};
  let object: Record<string, string> = {};
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new Error('The storage sent a list that is no valid XML.');
  });
  parser.on('opentag', ({ name }) => {
    names.push(name);
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (names[0] !== 'ListBucketResult') throw new Error('The storage sent no list of objects.');
    const isOfObject = names[1] === 'Contents';
    if (isOfObject && names.length === 3) object[name] = text;
    if (!isOfObject && names.length === 2) root[name] = text;
    if (isOfObject && names.length === 2) {
      objects.push(parseObject(object));
      object = {};
    }
    names.pop();
    text = '';
  });
  parser.write(xml).close();
  const { IsTruncated: isTruncated, NextContinuationToken: token = '' } = root;
  if (isTruncated !== 'true') return { objects, nextToken: null };
  if (token === '') throw new Error('The storage sent a part of a list without its next token.');
  return { objects, nextToken: token };
}

function parseObject({ Key: key = '', LastModified: time = '' }: Record<string, string>) {
  const modifiedAt = new Date(time);
  if (key === '' || Number.isNaN(modifiedAt.getTime()))
    throw new Error('The storage sent a list with an object without its key or time.');
  return { key, modifiedAt };
}
