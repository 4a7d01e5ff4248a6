/** Draws a page's sections: look up, parse, render. Unknown or ill-formed content draws nothing. */
import { Fragment, type ReactNode } from 'react';
import type { Block } from '#kit/define-block.tsx';
import type { LoadedSection } from './loaded-section.ts';

const discovered = import.meta.glob<Block>('./*/*.block.tsx', { eager: true, import: 'block' });
const blocks = new Map(Object.values(discovered).map((block) => [block.type, block]));

/** Each complaint is logged once, however often its page is drawn. */
const complained = new Set<string>();

export function Blocks({ sections }: { sections: readonly LoadedSection[] }) {
  return sections.map((section, index) => <Fragment key={section.id}>{drawSection(section, index === 0)}</Fragment>);
}

function drawSection({ schema, content, loaded }: LoadedSection, isFirst: boolean): ReactNode {
  const block = blocks.get(schema);
  if (!block) return complain(schema, 'no such block');
  const drawn = block.draw(content, { isFirst, loaded });
  return 'node' in drawn ? drawn.node : complain(schema, drawn.reason);
}

function complain(schema: string, reason: string): null {
  const sentence = `A content section was left out: ${schema}: ${reason}`;
  if (!complained.has(sentence) && complained.size < 100) {
    complained.add(sentence);
    console.warn(sentence);
  }
  return null;
}
