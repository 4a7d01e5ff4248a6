/** Link to the size guide in a new tab, as the iframe is too small for it. */
import { useText } from '#i18n/text.tsx';
import { useShopPrefix } from '#request/shop-public.tsx';

type GuideLinkProps = {
  /** Path without the prefix of the language. */
  readonly guide: string;
  readonly isPrimary?: boolean;
};

export function GuideLink({ guide, isPrimary }: GuideLinkProps) {
  const text = useText();
  return (
    <a
      href={`${useShopPrefix()}${guide}`}
      target="_blank"
      rel="noreferrer"
      className={isPrimary ? 'primary' : undefined}
    >
      {text('sizeRecommendation.compareInGuide')}
    </a>
  );
}
