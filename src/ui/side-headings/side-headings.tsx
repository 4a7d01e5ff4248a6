/** Style sheet of `side-headings`, for the few pages that have headings beside their text. */
import sheet from './side-headings.css?url';

export function SideHeadingsSheet() {
  return <link rel="stylesheet" href={sheet} />;
}
