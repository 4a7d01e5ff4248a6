/** @vitest-environment happy-dom */
/** Tests of tabs that load their content on click. */
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTabs } from './use-tabs.ts';

type Answer = PromiseWithResolvers<string>;

function open() {
  const answers = new Map<string, Answer>();
  const ask = (tab: string) => {
    const answer = Promise.withResolvers<string>();
    answers.set(tab, answer);
    return answer.promise;
  };
  const { result } = renderHook(() => useTabs({ tab: 'home', content: 'lamps' }, ask));
  const selectTab = (tab: string) => act(async () => void result.current.selectTab(tab));
  const answer = (tab: string, settle: (one: Answer) => void) =>
    act(async () => settle(answers.get(tab) ?? Promise.withResolvers()));
  const seen = () => [result.current.pressed, result.current.content];
  return { selectTab, answer, seen };
}

test('what was shown stays until the answer comes', async () => {
  const { selectTab, answer, seen } = open();
  await selectTab('beauty');
  expect(seen()).toEqual(['beauty', 'lamps']);
  await answer('beauty', ({ resolve }) => resolve('creams'));
  expect(seen()).toEqual(['beauty', 'creams']);
});

test('an answer to a tab that was left is not shown, however late it comes', async () => {
  const { selectTab, answer, seen } = open();
  await selectTab('beauty');
  await selectTab('mens');
  await answer('mens', ({ resolve }) => resolve('shirts'));
  await answer('beauty', ({ resolve }) => resolve('creams'));
  expect(seen()).toEqual(['mens', 'shirts']);
});

test('without an answer the tab before is open again', async () => {
  const { selectTab, answer, seen } = open();
  await selectTab('beauty');
  await answer('beauty', ({ reject }) => reject(new Error('away')));
  expect(seen()).toEqual(['home', 'lamps']);
});
