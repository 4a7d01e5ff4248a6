/** @vitest-environment happy-dom */
/** Tests of tabs that load their content on click. */
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTabs } from './use-tabs.ts';

type Answer = PromiseWithResolvers<string>;

function open() {
  const answers = new Map<string, Answer>();
  const loadTab = (tab: string) => {
    const response = Promise.withResolvers<string>();
    answers.set(tab, response);
    return response.promise;
  };
  const { result } = renderHook(() => useTabs({ tab: 'home', content: 'lamps' }, loadTab));
  const selectTab = (tab: string) => act(async () => void result.current.selectTab(tab));
  const response = (tab: string, respond: (pending: Answer) => void) =>
    act(async () => respond(answers.get(tab) ?? Promise.withResolvers()));
  const seen = () => [result.current.pressed, result.current.content];
  return { selectTab, answer: response, seen };
}

test('what was shown stays until the answer comes', async () => {
  const { selectTab, answer: response, seen } = open();
  await selectTab('beauty');
  expect(seen()).toEqual(['beauty', 'lamps']);
  await response('beauty', ({ resolve }) => resolve('creams'));
  expect(seen()).toEqual(['beauty', 'creams']);
});

test('an answer to a tab that was left is not shown, however late it comes', async () => {
  const { selectTab, answer: response, seen } = open();
  await selectTab('beauty');
  await selectTab('mens');
  await response('mens', ({ resolve }) => resolve('shirts'));
  await response('beauty', ({ resolve }) => resolve('creams'));
  expect(seen()).toEqual(['mens', 'shirts']);
});

test('without an answer the tab before is open again', async () => {
  const { selectTab, answer: response, seen } = open();
  await selectTab('beauty');
  await response('beauty', ({ reject }) => reject(new Error('unavailable')));
  expect(seen()).toEqual(['home', 'lamps']);
});
