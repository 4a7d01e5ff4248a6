/** Switch that stops motion (WCAG 2.2.2): a checkbox, which works without JavaScript. */
import { useText } from '#i18n/text.tsx';
import { MotionIcon } from './motion-icon.tsx';

type MotionSwitchProps = {
  readonly onSwitch?: (isStopped: boolean) => void;
  readonly className?: string;
};

/** At the end of a `relative` band; hidden with reduced motion. */
export function MotionSwitch({ onSwitch, className = '' }: MotionSwitchProps) {
  const text = useText('blocks');
  return (
    <label
      className={`no-print absolute inset-y-0 end-0 grid h-11 w-11 place-items-center has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 motion-reduce:hidden ${className}`}
    >
      <input
        type="checkbox"
        aria-label={text('slides.pause')}
        onChange={({ currentTarget }) => onSwitch?.(currentTarget.checked)}
        className="peer absolute inset-0 cursor-pointer opacity-0"
      />
      <MotionIcon name="pause" className="peer-checked:hidden" />
      <MotionIcon name="play" className="hidden peer-checked:block" />
    </label>
  );
}
