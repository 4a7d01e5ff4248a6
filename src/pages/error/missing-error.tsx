/** SITE-4: default page for missing pages, if editors have made none. */
import { RecentlyViewed } from '#features/recently-viewed/recently-viewed-island.tsx';
import { SearchForm } from '#features/search-form/search-form.tsx';
import { useText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';

export type MissingKind = 'missing' | 'gone';

type MissingErrorProps = {
  readonly kind: MissingKind;
  /** Status and text of the error. */
  readonly description: string;
};

export function MissingError({ kind, description }: MissingErrorProps) {
  const text = useText('error');
  const title = text('error.title');
  return (
    <main
      id="main"
      className="page grid min-h-[60vh] content-center justify-items-start gap-6 py-16"
    >
      <title>{title}</title>
      <h1 className="text-5xl lg:text-7xl">{title}</h1>
      <p className="prose-width text-lg">{text(`error.${kind}`, { error: description })}</p>
      <div className="w-full max-w-lg">
        <SearchForm isSecondary />
      </div>
      <Link
        to={links.home()}
        className="inline-flex min-h-12 items-center rounded-control bg-accent px-8 font-medium text-on-accent"
      >
        {text('error.home')}
      </Link>
      <div className="mt-10 w-full min-w-0 empty:hidden">
        <RecentlyViewed productKey={null} />
      </div>
    </main>
  );
}
