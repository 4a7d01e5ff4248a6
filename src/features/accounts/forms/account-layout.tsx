/** Layout of the pages with account forms: one narrow column. */
import { PROBLEM_ID } from './account-fields.tsx';

export type AccountLayoutProps = {
  readonly title: string;
  readonly intro?: string | undefined;
  /** Error text of the form as a whole. */
  readonly problem?: string | undefined;
  readonly children: React.ReactNode;
};

export function AccountLayout({ title, intro, problem, children }: AccountLayoutProps) {
  return (
    <main id="main" className="page min-h-[60vh] py-10 lg:py-16">
      <title>{title}</title>
      <div className="mx-auto grid max-w-md gap-6">
        <h1 className="font-display text-4xl">{title}</h1>
        {intro !== undefined && <p className="text-muted">{intro}</p>}
        <p
          role="alert"
          id={PROBLEM_ID}
          className="border-s-2 border-sale bg-surface px-4 py-3 text-sm empty:hidden"
        >
          {problem}
        </p>
        {children}
      </div>
    </main>
  );
}
