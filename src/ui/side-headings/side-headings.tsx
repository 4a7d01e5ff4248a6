/** Style sheet of `side-headings`, for the few pages that have headings beside their text. */
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './side-headings.css?url';

export function SideHeadingsSheet() {
  return <StyleSheet href={styleSheet} />;
}
