/** GAL-6, PROOF-1: messages about other shoppers' interest, one at a time, over the pictures. */
import { useRef, useState } from 'react';
import { useLazyText } from '#i18n/text.tsx';
import { tryStorage } from '#kit/storage.browser.ts';
import { links } from '#links';
import { Link } from '#request/link.tsx';
import { useShop } from '#request/shop-public.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { StyleSheet } from '#ui/style-sheet/style-sheet.tsx';
import { splitEmphasis } from './parts/emphasis.ts';
import { SocialProofIcon } from './parts/social-proof-icon.tsx';
import { useDisplayTime, useHiddenTab, useProofRotation } from './parts/use-proof-rotation.ts';
import { useSocialProof } from './parts/use-social-proof.ts';
import type { ProofMessage } from './social-proof.ts';
import styleSheet from './social-proof-box.css?url';

export type SocialProofBoxProps = { readonly productKey: string };

/** Key of the product whose box was dismissed last in this tab. */
const DISMISSED = 'social-proof-dismissed';

/** Empty in the server's HTML, which is shared and cached. */
export function SocialProofBox({ productKey }: SocialProofBoxProps) {
  return <Messages key={productKey} productKey={productKey} />;
}

function Messages({ productKey }: SocialProofBoxProps) {
  const displayedAt = useDisplayTime();
  const messages = useSocialProof(productKey, useShop().locale.tag);
  const [isDismissed, setDismissed] = useState(false);
  const dismiss = () => {
    tryStorage('sessionStorage', (storage) => storage.setItem(DISMISSED, productKey));
    setDismissed(true);
  };
  if (messages.length === 0 || isDismissed || wasDismissed(productKey)) return null;
  return <Box {...{ messages, displayedAt }} onDismiss={dismiss} />;
}

/** Neither another colour nor a reload brings the box back. */
function wasDismissed(productKey: string): boolean {
  return tryStorage('sessionStorage', (storage) => storage.getItem(DISMISSED)) === productKey;
}

type BoxProps = {
  readonly messages: readonly ProofMessage[];
  readonly displayedAt: number;
  readonly onDismiss: () => void;
};

/** No live region: screen readers find the note in its place, and are not interrupted. */
function Box({ messages, displayedAt, onDismiss }: BoxProps) {
  const text = useLazyText('product-lazy');
  const box = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHidden = useHiddenTab();
  const isPaused = isHovered || isFocused || isHidden;
  const { phase, index } = useProofRotation(messages.length, isPaused, displayedAt);
  const current = messages[index];
  const dismiss = () => {
    focusGallery(box.current);
    onDismiss();
  };
  return (
    <>
      <StyleSheet href={styleSheet} />
      {current && phase !== 'waiting' && (
        <div
          key={index}
          ref={box}
          role="note"
          aria-label={text('socialProof.label')}
          data-phase={phase}
          className="proof absolute start-1 bottom-14"
          onPointerEnter={() => setHovered(true)}
          onPointerLeave={() => setHovered(false)}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        >
          <SocialProofIcon code={current.code} />
          <p>
            <Emphasised message={current.message} />{' '}
            <Link to={links.socialProofPolicy()} className="proof-link">
              {text('socialProof.policy')}
            </Link>
          </p>
          <button
            type="button"
            aria-label={text('socialProof.dismiss')}
            className="proof-close"
            onClick={dismiss}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      )}
    </>
  );
}

/** The focus would be lost with the button. */
function focusGallery(box: HTMLElement | null): void {
  const gallery = box?.closest('section');
  if (!gallery?.contains(document.activeElement)) return;
  gallery.tabIndex = -1;
  gallery.focus({ preventScroll: true });
}

function Emphasised({ message }: { readonly message: string }) {
  return splitEmphasis(message).map(({ text, isStrong }) =>
    isStrong ? <strong key={text}>{text}</strong> : text,
  );
}
