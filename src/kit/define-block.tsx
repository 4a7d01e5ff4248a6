/** What a content block is: the schema id it answers to, what it expects, how it draws. */
import type { ReactNode } from 'react';
import { type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Where on the page a block stands, and what its `load` found. */
export type BlockPlace = { readonly isFirst: boolean; readonly loaded: unknown };

export type Block = {
  readonly type: string;
  /** null for content that does not fit the schema; `reason` says why. */
  readonly draw: (content: unknown, place: BlockPlace) => { readonly node: ReactNode } | { readonly reason: string };
};

type Definition<S extends GenericSchema> = {
  /** The schema id: `https://parade.example/blocks/text`. */
  readonly type: string;
  readonly schema: S;
  readonly render: (content: InferOutput<S>, place: BlockPlace) => ReactNode;
};

/** Closes over the block's own type, so that blocks of every kind fit in one list. */
export function defineBlock<S extends GenericSchema>({ type, schema, render }: Definition<S>): Block {
  return {
    type,
    draw(content, place) {
      const parsed = safeParse(schema, content);
      if (parsed.success) return { node: render(parsed.output, place) };
      const [issue] = parsed.issues;
      return { reason: `${issue.path?.map(({ key }) => String(key)).join('.') ?? ''}: ${issue.message}` };
    },
  };
}
