/** Negotiates the compression of a response. */

export type Encoding = 'br' | 'gzip';

/**
 * Brotli where it is accepted, as it is smallest; null: no compression. A quality value of 0
 * refuses an encoding.
 */
export function chooseEncoding(header: string | null): Encoding | null {
  return (['br', 'gzip'] as const).find((encoding) => acceptsEncoding(header, encoding)) ?? null;
}

export function acceptsEncoding(header: string | null, encoding: Encoding): boolean {
  const qualities = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, quality === undefined ? 1 : Number(quality.slice(2))];
    }),
  );
  return (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
}
