/** The way to the size guide. */
import type { SizeGuide } from '#features/pickers/size-guide.ts';
import { Link } from '#kit/link.tsx';
import { useText } from '#kit/text.tsx';

export function SizeGuideLink({ href, opensTab }: SizeGuide) {
  const text = useText();
  return (
    <Link
      to={href}
      {...(opensTab && { target: '_blank', rel: 'noreferrer' })}
      className="text-sm underline underline-offset-4"
    >
      {text('pdp.sizeGuide')}
    </Link>
  );
}
