/**
 * Layout of the pages about writing reviews: one column with its own style sheet, for which a client
 * navigation waits.
 */
import styleSheet from './form/review-form.css?url';

export type ReviewLayoutProps = {
  readonly title: string;
  readonly children: React.ReactNode;
};

export function ReviewLayout({ title, children }: ReviewLayoutProps) {
  return (
    <main id="main" className="page review-page">
      <link rel="stylesheet" href={styleSheet} precedence="page" />
      <title>{title}</title>
      <div className="review-page-column">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
