/** A content section ready to draw, with what its block loaded. */
import type { BlockContent } from '#features/content/content.ts';

export type LoadedSection = {
  readonly id: string;
  readonly schema: string;
  readonly content: Readonly<Record<string, unknown>>;
  readonly loaded?: unknown;
};

/** null for what does not even name a schema. */
export function readSection(section: unknown, index: number): LoadedSection | null {
  if (!isBlockContent(section)) return null;
  const { _meta, ...content } = section;
  return { id: `${index}-${_meta.name ?? ''}`, schema: _meta.schema, content };
}

function isBlockContent(section: unknown): section is BlockContent {
  if (typeof section !== 'object' || section === null || !('_meta' in section)) return false;
  const { _meta } = section;
  return typeof _meta === 'object' && _meta !== null && 'schema' in _meta && typeof _meta.schema === 'string';
}
