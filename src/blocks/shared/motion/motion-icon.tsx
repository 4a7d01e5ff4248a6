/** Icon of a motion switch: pause while moving, play while stopped. */

const drawings = { pause: 'M6 5h4v14H6zM14 5h4v14h-4z', play: 'M7 4.5v15l12-7.5z' } as const;

export function MotionIcon({
  name,
  className,
}: {
  readonly name: keyof typeof drawings;
  readonly className: string;
}) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`size-4 fill-current ${className}`}>
      <path d={drawings[name]} />
    </svg>
  );
}
