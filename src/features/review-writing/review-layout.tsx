/** Layout of the pages about writing reviews. A client navigation waits for its style sheets. */
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import formSheet from './form/review-form.css?url';
import ownSheet from './own-reviews.css?url';

export type ReviewLayoutProps = {
  readonly title: string;
  readonly children: React.ReactNode;
};

export function ReviewLayout({ title, children }: ReviewLayoutProps) {
  return (
    <main id="main" className="page review-page">
      <ReviewStyleSheets />
      <title>{title}</title>
      <div className="review-page-column">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

/** Style sheets of reviews and questions as their writers see them. */
export function ReviewStyleSheets() {
  return (
    <>
      <StyleSheet href={formSheet} />
      <StyleSheet href={ownSheet} />
    </>
  );
}
