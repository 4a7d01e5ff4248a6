/** PDP-12: size recommendation; a size selected in it is selected on the page. */
import { useNavigate } from 'react-router';
import { useLazyText } from '#i18n/text.tsx';
import { links } from '#links';
import { AdviceIframe } from './parts/advice-iframe.tsx';

export type SizeAdviceProps = { readonly src: string; readonly slug: string };

/** An unknown size is put into the address too, where it selects nothing. */
export function SizeAdvice({ src, slug }: SizeAdviceProps) {
  const navigate = useNavigate();
  const text = useLazyText('advice');
  const choose = (size: string) => {
    const colour = new URLSearchParams(location.search).get('colour') ?? undefined;
    void navigate(links.product({ slug, colour, size }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  return (
    <AdviceIframe
      title={text('advice.size')}
      src={src}
      className="inline-block py-1 text-sm underline underline-offset-4"
      onAdvice={(advised, fold) => {
        if (advised.kind !== 'size') return;
        choose(advised.size);
        fold();
      }}
    />
  );
}
