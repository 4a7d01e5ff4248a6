/** Back-to-top button; appears after scrolling down some distance. */
import { useEffect, useState } from 'react';
import { BACK_TO_TOP_AFTER_PX } from '#features/content/back-to-top.ts';
import { usePageLanguageAttributes } from '#features/content/content-language.ts';
import { useText } from '#i18n/text.tsx';

export function Island() {
  const text = useText('blocks');
  const language = usePageLanguageAttributes();
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const check = () => setVisible(window.scrollY > BACK_TO_TOP_AFTER_PX);
    check();
    addEventListener('scroll', check, { passive: true });
    return () => removeEventListener('scroll', check);
  }, []);
  if (!isVisible) return null;
  return (
    <button
      type="button"
      {...language}
      onClick={goToTop}
      className="no-print fixed end-4 bottom-[calc(1rem+var(--consent-height,0px))] z-10 min-h-11 rounded-control bg-ink px-5 text-sm font-medium text-paper"
    >
      {text('backToTop.label')}
    </button>
  );
}

/** Moves the focus to the main content too: the button disappears near the top. */
function goToTop(): void {
  const main = document.getElementById('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'smooth' });
}
