/** Encodes an Amplience picture or video as an id that is valid in the app's own URLs. */

export type AmplienceAsset = {
  readonly account: string;
  readonly name: string;
  readonly kind?: 'video';
};

const PREFIX = 'amplience.';
/** The id of a video is also that of its poster: the media service stores both under one name. */
const VIDEO_PREFIX = 'ampliencevideo.';
/** Marks names that are hex-encoded because of characters that a URL may not contain. */
const HEX = '0x';
const MAX_NAME = 100;
/** Longest encoded name in a URL. */
const MAX_ENCODED_NAME = 110;

/** Null for an invalid account or name. */
export function encodeAmplienceId({ account, name, kind }: AmplienceAsset): string | null {
  if (!/^[a-z0-9_-]{1,40}$/.test(account) || name === '' || name.length > MAX_NAME) return null;
  const isPlain = /^[a-z0-9_-]+$/.test(name) && !name.startsWith(HEX);
  const encodedName = isPlain ? name : `${HEX}${toHex(name)}`;
  return encodedName.length > MAX_ENCODED_NAME
    ? null
    : `${kind === 'video' ? VIDEO_PREFIX : PREFIX}${account}.${encodedName}`;
}

/** null for ids of other sources. */
export function decodeAmplienceId(id: string): AmplienceAsset | null {
  const [, video, account, encodedName] =
    /^amplience(video)?\.([a-z0-9_-]{1,40})\.([a-z0-9_-]{1,110})$/.exec(id) ?? [];
  if (account === undefined || encodedName === undefined) return null;
  const name = encodedName.startsWith(HEX) ? fromHex(encodedName.slice(HEX.length)) : encodedName;
  return name === '' ? null : { account, name, ...(video && { kind: 'video' as const }) };
}

function toHex(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function fromHex(hex: string): string {
  const bytes = (hex.match(/[0-9a-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
