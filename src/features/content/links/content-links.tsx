/** Links and buttons in content: client-side navigation within the shop, page loads outside. */
import type { CSSProperties, ReactNode } from 'react';
import { Link } from '#request/link.tsx';

type ContentLinkProps = {
  readonly href: string;
  readonly target?: '_self' | '_blank' | undefined;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** Accessible name of a link without text, such as one over a picture. */
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
};

/** An absolute URL always loads a document: it may be this shop in another language. */
export function ContentLink({ href, target = '_self', ...rest }: ContentLinkProps) {
  const isWithin = href.startsWith('/') && target === '_self';
  return <Link to={href} {...(isWithin ? {} : { target, rel: 'noopener' })} {...rest} />;
}

export type ContentButtonData = {
  readonly label: string;
  readonly href: string;
  readonly colour?: string | undefined;
  readonly background?: string | undefined;
  readonly hoverColour?: string | undefined;
  readonly hoverBackground?: string | undefined;
  readonly transparentBackground?: boolean;
  readonly enableHoverOver?: boolean;
};

/** The first button of a group is filled; the others are outlined unless they have a background. */
export function ContentButton({
  button,
  isMain = true,
}: {
  button: ContentButtonData;
  isMain?: boolean;
}) {
  const isOutlined = button.transparentBackground === true || (!isMain && !button.background);
  const hover =
    button.enableHoverOver === false
      ? ''
      : 'hover:bg-(--hover-bg) hover:text-(--hover-fg) hover:underline';
  return (
    <ContentLink
      href={button.href}
      style={toButtonStyle(button, isOutlined)}
      className={`content-button inline-flex min-h-12 items-center justify-center rounded-control bg-(--bg) px-5 py-2.5 text-center leading-tight sm:px-7 font-medium text-(--fg) underline-offset-4 ${isOutlined ? 'border border-current' : ''} ${hover}`}
    >
      {button.label}
    </ContentLink>
  );
}

/** Theme tokens where the editor set no colours. */
function toButtonStyle(
  { colour, background, hoverColour, hoverBackground }: ContentButtonData,
  isOutlined: boolean,
): CSSProperties {
  const backgroundColour = isOutlined ? 'transparent' : (background ?? 'var(--accent)');
  const textColour =
    colour ?? (isOutlined ? 'inherit' : background ? 'var(--ink)' : 'var(--on-accent)');
  const hoverColours = {
    '--hover-bg': hoverBackground ?? backgroundColour,
    '--hover-fg': hoverColour ?? textColour,
  };
  return { '--bg': backgroundColour, '--fg': textColour, ...hoverColours };
}
