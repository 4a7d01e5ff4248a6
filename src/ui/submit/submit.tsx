/** Submit button of a form, in the primary or a quiet variant. */

export type SubmitProps = Omit<React.ComponentProps<'button'>, 'type' | 'className'> & {
  readonly isQuiet?: boolean;
};

export function Submit({ isQuiet = false, ...button }: SubmitProps) {
  const buttonClass = isQuiet
    ? 'border border-control bg-paper text-ink hover:border-ink'
    : 'bg-accent text-on-accent hover:opacity-90';
  return (
    <button
      {...button}
      type="submit"
      className={`min-h-12 rounded-control px-6 py-2 font-medium transition-opacity disabled:cursor-not-allowed disabled:opacity-60 ${buttonClass}`}
    />
  );
}
