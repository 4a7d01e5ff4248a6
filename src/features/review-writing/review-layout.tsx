/** Layout of the pages about writing reviews. A client navigation waits for its style sheet. */
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
