/** REC-2: link to similar products, which opens them in a dialog. */
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { SimilarDialog } from './similar-dialog.tsx';
import styleSheet from './similar-grid.css?url';

export type SimilarLinkProps = {
  readonly slug: string;
  readonly productKey: string;
  readonly colour: string;
};

export function SimilarLink({ slug, productKey, colour }: SimilarLinkProps) {
  const text = useLazyText('recommendations');
  const [isOpen, setOpen] = useState(false);
  const to = links.similarProducts({ slug, colour });
  return (
    <>
      <StyleSheet href={styleSheet} />
      <Link
        to={to}
        className="text-sm underline underline-offset-4"
        onClick={(event) => {
          if (!isPlainClick(event.nativeEvent)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {text('recommendations.seeSimilar')}
      </Link>
      {/* A portal, so that forms of the dialog are not inside a form that contains the link. */}
      {isOpen &&
        createPortal(
          <div onSubmit={(event) => event.stopPropagation()}>
            <SimilarDialog {...{ productKey, colour, to }} onClose={() => setOpen(false)} />
          </div>,
          document.body,
        )}
    </>
  );
}
