/** @vitest-environment happy-dom */
import { cleanup, render, screen } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { createRoutesStub, Outlet, useRouteError } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorPage } from '#pages/error/error-page.tsx';
import { Layout } from '../../src/root.tsx';

afterEach(cleanup);

const Root = () => createElement(Outlet);
const Failed = () => createElement(ErrorPage, { error: useRouteError() });
const Page = () => createElement('p', null, 'Never shown');
/** The framework wraps both in the layout. */
const withLayout = (content: FunctionComponent) => () =>
  createElement(Layout, null, createElement(content));
const meta = () => {
  throw new Error('no title');
};

test('META-1: in the browser a page whose metadata fails is the error page, with its title', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const Stub = createRoutesStub([
    {
      ...{ id: 'root', path: '/', Component: withLayout(Root), ErrorBoundary: withLayout(Failed) },
      children: [{ path: 'page', Component: Page, meta }],
    },
  ]);
  render(createElement(Stub, { initialEntries: ['/page'] }), { container: document });
  expect(await screen.findByRole('heading', { name: 'error.title' })).toBeTruthy();
  expect(document.title).toBe('error.title');
});
