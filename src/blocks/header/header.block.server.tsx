/** Heading with an optional kicker and subtitle. */
import { defineBlock } from '../render/define-block.server.ts';
import { content } from './header.content.ts';

export const block = defineBlock({
  content,
  hydrate: 'never',
  render: ({ content: { title, kicker, subtitle, align }, isFirst }) => {
    const Title = isFirst ? 'h1' : 'h2';
    return (
      <header className={`page pt-section ${align === 'center' ? 'text-center *:mx-auto' : ''}`}>
        {kicker && <p className="kicker pb-2 text-sm text-muted">{kicker}</p>}
        <Title
          className={isFirst ? 'max-w-4xl text-5xl lg:text-7xl' : 'max-w-4xl text-4xl lg:text-5xl'}
        >
          {title}
        </Title>
        {subtitle && <p className="prose-width pt-4 text-lg">{subtitle}</p>}
      </header>
    );
  },
});
