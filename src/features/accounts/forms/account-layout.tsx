/** Layout of the pages with account forms: one narrow column, on wide screens with an aside. */
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { FORM_ERROR_ID } from './account-fields.tsx';
import styleSheet from './account-layout.css?url';

export type AccountLayoutProps = {
  readonly title: string;
  readonly intro?: string | undefined;
  /** Error text of the form as a whole. */
  readonly formError?: string | undefined;
  /** Beside the form, below it on small screens. */
  readonly aside?: React.ReactNode;
  readonly children: React.ReactNode;
};

export function AccountLayout({ title, intro, formError, aside, children }: AccountLayoutProps) {
  const columns = aside === undefined ? '' : ' account-columns';
  return (
    <main id="main" className={`page min-h-[60vh] py-10 lg:py-16${columns}`}>
      <title>{title}</title>
      {aside !== undefined && <StyleSheet href={styleSheet} />}
      <div className="account-form mx-auto grid max-w-md gap-6">
        <h1 className="font-display text-4xl">{title}</h1>
        {intro !== undefined && <p className="text-muted">{intro}</p>}
        <p
          role="alert"
          id={FORM_ERROR_ID}
          className="border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden"
        >
          {formError}
        </p>
        {children}
      </div>
      {aside !== undefined && <aside className="account-aside">{aside}</aside>}
    </main>
  );
}
