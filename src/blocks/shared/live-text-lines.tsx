/** Live text: lines with font, size on the type scale, spacing and colour set by an editor. */
import type { CSSProperties } from 'react';
import { snapTextSize } from '#features/content/text/text-size.ts';
import type { ContentPosition, LiveLine } from './content-fields.ts';

/** The first line is the heading: `h1` in the page's first section, else `h2`. */
export function LiveTextLines({
  lines,
  isFirst,
}: {
  lines: readonly LiveLine[];
  isFirst: boolean;
}) {
  return lines.map((line, index) => {
    const Line = index > 0 ? 'p' : isFirst ? 'h1' : 'h2';
    return (
      <Line
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are not reordered
        key={index}
        style={toTextStyle(line)}
        className="max-w-full text-(length:--size) wrap-break-word md:text-(length:--size-wide)"
      >
        {line.text}
      </Line>
    );
  });
}

function toTextStyle({
  font,
  sizeMobile,
  sizeDesktop,
  kerning,
  lineHeight,
  colour,
}: LiveLine): CSSProperties {
  const rem = (pixels: number) => `${snapTextSize(pixels) / 16}rem`;
  const sizes = { '--size': rem(sizeMobile), '--size-wide': rem(sizeDesktop) };
  return {
    ...sizes,
    ...(font === 'text'
      ? { fontFamily: 'var(--text-face)' }
      : { fontFamily: 'var(--display-face)' }),
    ...(kerning === undefined ? {} : { letterSpacing: `${kerning}px` }),
    ...(lineHeight === undefined ? {} : { lineHeight }),
    ...(colour ? { color: colour } : {}),
  };
}

const VERTICAL = { top: 'justify-start', middle: 'justify-center', bottom: 'justify-end' } as const;
const HORIZONTAL = {
  left: 'items-start text-start',
  center: 'items-center text-center',
  right: 'items-end text-end',
} as const;

const ROWS = { top: 'row-start-1', middle: 'row-start-2', bottom: 'row-start-3' } as const;

/** Row of a position in a grid of three rows. */
export function rowClasses(position: ContentPosition): string {
  return ROWS[splitPosition(position).vertical];
}

/** For two positions at the same height. */
export function isBefore(position: ContentPosition, other: ContentPosition): boolean {
  const [index, otherIndex] = [position, other].map((name) =>
    HORIZONTALS.indexOf(splitPosition(name).horizontal),
  );
  return Number(index) < Number(otherIndex);
}

/**
 * Classes of a flex column for a position from `top-left` to `bottom-right`; left is the start of
 * the text direction.
 */
export function positionClasses(position: ContentPosition): string {
  const { vertical, horizontal } = splitPosition(position);
  return `${VERTICAL[vertical]} ${HORIZONTAL[horizontal]}`;
}

const VERTICALS = ['top', 'middle', 'bottom'] as const;
const HORIZONTALS = ['left', 'center', 'right'] as const;

function splitPosition(position: ContentPosition) {
  return {
    vertical: VERTICALS.find((name) => position.startsWith(name)) ?? 'top',
    horizontal: HORIZONTALS.find((name) => position.endsWith(name)) ?? 'left',
  };
}
