/** The section on the legal guarantee, without JavaScript. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LegalGuaranteeSection } from './legal-guarantee-section.tsx';

const guarantee = { title: 'Your legal guarantee', paragraphs: ['Two years.'], notice: null };

test('the official notice is shown in full, with its size and a text for screen readers', () => {
  const notice = { id: 'file.abc', width: 1186, height: 1675, alt: 'Official notice' };
  const html = renderToStaticMarkup(
    <LegalGuaranteeSection guarantee={{ ...guarantee, notice }} heading="h3" />,
  );
  expect(html).toContain('<h3 class="text-base font-medium">Your legal guarantee</h3>');
  expect(html).toMatch(/src="\/media\/file\.abc\/w960-full-n\.jpg"/);
  expect(html).toMatch(/alt="Official notice" width="1186" height="1675"/);
});

test('without a notice, the statement stands alone', () => {
  const html = renderToStaticMarkup(<LegalGuaranteeSection guarantee={guarantee} heading="h2" />);
  expect(html).toContain('<p>Two years.</p>');
  expect(html).not.toContain('<img');
});
