/** @vitest-environment happy-dom */
/** Tests of tabs that load their content on click. */
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTabs } from './use-tabs.ts';

type PendingResponse = PromiseWithResolvers<string>;

function open() {
  const pending = new Map<string, PendingResponse>();
  const loadTab = (tab: string) => {
    const response = Promise.withResolvers<string>();
    pending.set(tab, response);
    return response.promise;
  };
  const { result } = renderHook(() => useTabs({ tab: 'home', content: 'lamps' }, loadTab));
  const selectTab = (tab: string) => act(async () => void result.current.selectTab(tab));
  const settle = (tab: string, respond: (response: PendingResponse) => void) =>
    act(async () => respond(pending.get(tab) ?? Promise.withResolvers()));
  const seen = () => [result.current.pressed, result.current.content];
  return { selectTab, settle, seen };
}

test('what was shown stays until the response comes', async () => {
  const { selectTab, settle, seen } = open();
  await selectTab('beauty');
  expect(seen()).toEqual(['beauty', 'lamps']);
  await settle('beauty', ({ resolve }) => resolve('creams'));
  expect(seen()).toEqual(['beauty', 'creams']);
});

test('a response for a tab that was left is not shown, however late it comes', async () => {
  const { selectTab, settle, seen } = open();
  await selectTab('beauty');
  await selectTab('mens');
  await settle('mens', ({ resolve }) => resolve('shirts'));
  await settle('beauty', ({ resolve }) => resolve('creams'));
  expect(seen()).toEqual(['mens', 'shirts']);
});

test('without a response the tab before is open again', async () => {
  const { selectTab, settle, seen } = open();
  await selectTab('beauty');
  await settle('beauty', ({ reject }) => reject(new Error('unavailable')));
  expect(seen()).toEqual(['home', 'lamps']);
});
