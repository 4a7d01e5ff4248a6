/** SHARE-1: share button; without JavaScript a link to a page with the URL. */
import { type MouseEvent, useEffect, useState } from 'react';
import { isPlainClick } from '#hydration/use-client-navigation.ts';
import { useLazyText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';
import { PathIcon } from '#ui/icon/icon.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import styleSheet from './share-button.css?url';
import { type ShareResult, sharePage } from './share-link.browser.ts';

export type ShareButtonProps = {
  /** Page with the URL, for browsers without JavaScript and where copying fails. */
  readonly href: string;
  /** Title for the dialog of the system: the product's name. */
  readonly title: string;
};

type ShareState = ShareResult | 'idle' | 'working';

/** Time for which "link copied" is shown, in milliseconds. */
const NOTICE_MS = 3_000;

export function ShareButton({ href, title }: ShareButtonProps) {
  const text = useLazyText('product-lazy');
  const { state, share } = useShare(title);
  return (
    <p className="share">
      <StyleSheet href={styleSheet} />
      <Link to={href} aria-disabled={state === 'working'} onClick={share}>
        <PathIcon path={SHARE_ICON} size={20} />
        {text('share.share')}
      </Link>
      <span role="status">{state === 'copied' && text('share.copied')}</span>
    </p>
  );
}

/** Path of Lucide, as in `ui/icon`. */
const SHARE_ICON =
  'M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM21 19a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM8.59 13.51l6.83 3.98M15.41 6.51l-6.82 3.98';

function useShare(title: string) {
  const [state, setState] = useState<ShareState>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    if (state === 'working') return;
    const { href } = event.currentTarget;
    setState('working');
    void sharePage(location.href, title).then((result) => {
      setState(result);
      if (result === 'failed') location.assign(href);
    });
  };
  return { state, share };
}
