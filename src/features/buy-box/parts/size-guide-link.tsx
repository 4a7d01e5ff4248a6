/** Link to the size guide. */
import type { SizeGuide } from '#features/pickers/size-guide.ts';
import { useText } from '#i18n/text.tsx';
import { Link } from '#request/link.tsx';

export function SizeGuideLink({ href, opensInNewTab }: SizeGuide) {
  const text = useText();
  return (
    <Link
      to={href}
      {...(opensInNewTab && { target: '_blank', rel: 'noreferrer' })}
      className="text-sm underline underline-offset-4"
    >
      {text('pdp.sizeGuide')}
    </Link>
  );
}
