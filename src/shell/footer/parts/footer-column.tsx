/** Heading of a footer column, and the class names of its links. */
export const footerLinkClassName =
  'inline-flex min-h-11 items-center text-sm underline-offset-4 hover:underline md:min-h-8';

export function FooterHeading({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="footer-heading mb-2 text-sm font-semibold">
      {children}
    </p>
  );
}
