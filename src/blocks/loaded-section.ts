/** A content section ready to draw: parsed, with what its block loaded. */

export type LoadedSection = {
  readonly id: string;
  /** The block's name. */
  readonly block: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly loaded?: unknown;
};

/** What any section says of itself before it is parsed; null when it does not even name a schema. */
export function readSchemaId(section: unknown): string | null {
  if (typeof section !== 'object' || section === null || !('_meta' in section)) return null;
  const { _meta } = section;
  return typeof _meta === 'object' && _meta !== null && 'schema' in _meta && typeof _meta.schema === 'string' ? _meta.schema : null;
}
