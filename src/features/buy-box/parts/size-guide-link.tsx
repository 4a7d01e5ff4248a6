/** Link to the size guide; a page of the shop opens as a dialog. */
import { type MouseEvent, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SizeGuide } from '#features/pickers/size-guide.ts';
import { SizeGuideDialog } from '#features/pickers/size-guide-dialog.tsx';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useLazyText, useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';

export function SizeGuideLink(guide: SizeGuide) {
  // Alone in its component: React miscounts hooks with state where a component suspends before
  // them.
  useLazyText('product-lazy');
  return <HydratedLink {...guide} />;
}

function HydratedLink({ href, opensInNewTab }: SizeGuide) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent) || !href.startsWith('/pages/')) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={href}
        {...(opensInNewTab && { target: '_blank', rel: 'noreferrer' })}
        onClick={open}
        className="text-sm underline underline-offset-4"
      >
        {text('pdp.sizeGuide')}
      </Link>
      {/* The dialog opens once its style sheet is loaded; the link stays, and gets the focus back.
          Forms of the guide are no part of the buy form: the portal takes them out of its HTML, and
          React would still pass their submits to its handler. */}
      <Suspense>
        {isOpen &&
          createPortal(
            <div onSubmit={(event) => event.stopPropagation()}>
              <SizeGuideDialog href={href} onClose={() => setOpen(false)} />
            </div>,
            document.body,
          )}
      </Suspense>
    </>
  );
}
