/** Icons, inlined: paths of Lucide with a 1.5 px stroke. */

const paths = {
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  account: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  bag: 'M16 10a4 4 0 0 1-8 0M3.103 6.034h17.794M3.4 5.467a2 2 0 0 0-.4 1.2V20a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2V6.667a2 2 0 0 0-.4-1.2l-2-2.667A2 2 0 0 0 17 2H7a2 2 0 0 0-1.6.8z',
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  forward: 'm9 18 6-6-6-6',
  back: 'm15 18-6-6 6-6',
  zoom: 'm21 21-4.34-4.34M11 8v6M8 11h6M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0Z',
  play: 'M6 4.5v15l13-7.5z',
} as const;

export type IconName = keyof typeof paths;

const directional: ReadonlySet<IconName> = new Set(['forward', 'back']);

type IconProps = { readonly name: IconName; readonly size?: number };

/**
 * Decorative: the control around it has the accessible name. Arrows are mirrored in right-to-left
 * text.
 */
export function Icon({ name, size = 24 }: IconProps) {
  const isMirrored = directional.has(name);
  return <PathIcon path={paths[name]} size={size} isMirrored={isMirrored} />;
}

type PathIconProps = {
  /** Path in a box of 24 by 24. */
  readonly path: string;
  readonly size: number;
  readonly isMirrored?: boolean;
};

/** For icons that few pages need, so that every page is not sent their paths. */
export function PathIcon({ path, size, isMirrored }: PathIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={isMirrored ? 'icon mirror-rtl' : 'icon'}
    >
      <path d={path} />
    </svg>
  );
}

/** Symbol for `RepeatedIcon`: render it once per page, in a hidden container. */
export function IconToRepeat({ name }: { readonly name: IconName }) {
  return (
    <svg aria-hidden="true">
      <symbol id={`icon-${name}`} viewBox="0 0 24 24">
        <path d={paths[name]} />
      </symbol>
    </svg>
  );
}

/** For icons that a page repeats dozens of times: their path is in the page only once. */
export function RepeatedIcon({ name, size = 24 }: IconProps) {
  return (
    <svg aria-hidden="true" width={size} height={size} className="icon">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
