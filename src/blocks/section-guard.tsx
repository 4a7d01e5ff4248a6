/** A section that fails in the browser stays as it last stood, and alone: its neighbours go on. */
import { Component, type ReactNode } from 'react';
import { ServerHtml } from '#hydration/server-html.tsx';

type SectionGuardProps = {
  readonly id: string;
  readonly hidden: boolean;
  readonly children: ReactNode;
};

/** React tells the console what it was. */
export class SectionGuard extends Component<SectionGuardProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { id, hidden, children } = this.props;
    // Its words and links are worth more than a gap; where it never stood, there is nothing.
    return this.state.hasFailed ? (
      <ServerHtml id={id} className="section" html={undefined} hidden={hidden} />
    ) : (
      children
    );
  }
}
