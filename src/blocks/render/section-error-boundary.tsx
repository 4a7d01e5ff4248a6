/** Error boundary of a section: keeps its server HTML, and the other sections continue. */
import { Component, type ReactNode } from 'react';
import { ServerHtml } from '#hydration/server-html.tsx';

type SectionGuardProps = {
  readonly id: string;
  readonly hidden: boolean;
  readonly children: ReactNode;
};

/** React logs the error to the console. */
export class SectionErrorBoundary extends Component<
  SectionGuardProps,
  { readonly hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { id, hidden, children } = this.props;
    // Server HTML is better than a gap; a section without it renders nothing.
    return this.state.hasFailed ? (
      <ServerHtml id={id} className="section" html={undefined} hidden={hidden} />
    ) : (
      children
    );
  }
}
