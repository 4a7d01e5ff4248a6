/** Grid of blocks. */
import type { BlockProps } from '../render/block-props.ts';
import { InnerBlocks } from '../render/blocks.tsx';
import type { GridContent } from './grid.content.ts';

export function Island({
  content: { title, columnsMobile, columnsDesktop },
  sections: cells,
}: BlockProps<GridContent>) {
  if (cells.length === 0) return null;
  const style = { '--columns': columnsMobile, '--columns-wide': columnsDesktop };
  return (
    <section className="pt-section">
      {title && <h2 className="page text-3xl lg:text-4xl">{title}</h2>}
      <ul
        style={style}
        // One gutter around the grid: the inner blocks lose theirs, which would add up.
        className="page grid gap-x-4 lg:gap-x-6 [&_.page]:px-0! grid-cols-[repeat(var(--columns),minmax(0,1fr))] lg:grid-cols-[repeat(var(--columns-wide),minmax(0,1fr))]"
      >
        {cells.map((cell) => (
          <li key={cell.id}>
            <InnerBlocks sections={[cell]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
