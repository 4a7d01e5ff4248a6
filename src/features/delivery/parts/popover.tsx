/** Native popover, which needs no script. */
import { type ReactNode, useId } from 'react';
import { useLazyText } from '#i18n/text.tsx';
import { Icon } from '#ui/icon/icon.tsx';

type PopoverProps = { readonly title: string; readonly children: ReactNode };

/** Button that opens a dialog with the same title. */
export function Popover({ title, children }: PopoverProps) {
  const text = useLazyText('product-lazy');
  const id = useId();
  return (
    <>
      <button type="button" popoverTarget={id} className="underline underline-offset-4">
        {title}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        className="dialog text-base"
      >
        <div className="flex items-start justify-between gap-4">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={text('delivery.close')}
            className="-me-2.5 -mt-1.5 grid size-11 shrink-0 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-4 grid gap-3">{children}</div>
      </div>
    </>
  );
}
