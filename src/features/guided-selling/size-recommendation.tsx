/** PDP-12: size recommendation; a size selected in it is selected on the page. */
import { useNavigate } from 'react-router';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { WidgetIframe } from './parts/widget-iframe.tsx';

export type SizeRecommendationProps = { readonly src: string; readonly slug: string };

/** Also puts an unknown size into the URL, which then selects no size. */
export function SizeRecommendation({ src, slug }: SizeRecommendationProps) {
  const navigate = useNavigate();
  const text = useLazyText('guided-selling');
  const choose = (size: string) => {
    const colour = new URLSearchParams(location.search).get('colour') ?? undefined;
    void navigate(links.product({ slug, colour, size }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <WidgetIframe
      title={text('sizeRecommendation.open')}
      src={src}
      className="inline-block py-1 text-sm underline underline-offset-4"
      onMessage={(message, close) => {
        if (message.kind !== 'size') return;
        choose(message.size);
        close();
      }}
    />
  );
}
