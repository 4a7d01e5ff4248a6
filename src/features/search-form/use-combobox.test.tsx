/** @vitest-environment happy-dom */
import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useCombobox } from './use-combobox.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function enter(words: string) {
  const form = document.body.appendChild(document.createElement('form'));
  const input = form.appendChild(document.createElement('input'));
  input.value = words;
  const options = {
    listId: 'list',
    count: 3,
    query: words,
    page: 'home',
    onSelect: () => undefined,
  };
  const { result, rerender } = renderHook((props) => useCombobox(input, props), {
    initialProps: options,
  });
  return {
    input,
    form,
    options,
    rerender,
    isOpen: () => result.current.isOpen,
    active: () => result.current.active,
  };
}

test('suggestions close when the search is sent, stay closed on the page that it leads to, and open with the next letter', () => {
  const { input, form, options, rerender, isOpen } = enter('dress');
  expect(isOpen()).toBe(true);
  fireEvent.submit(form);
  expect(isOpen()).toBe(false);
  rerender({ ...options, page: 'search' });
  expect(isOpen()).toBe(false);
  rerender({ ...options, page: 'search', count: 5 });
  expect(isOpen()).toBe(false);
  fireEvent.input(input, { target: { value: 'dresses' } });
  expect(isOpen()).toBe(true);
});

test('suggestions that are open when a link leads on close, and a click into the field opens them again', () => {
  const { input, options, rerender, isOpen } = enter('dress');
  rerender({ ...options, page: 'product' });
  expect(isOpen()).toBe(false);
  act(() => input.click());
  expect(isOpen()).toBe(true);
});

test('suggestions whose code comes after the page they would have led to stay closed', () => {
  history.replaceState(null, '', '/search?q=dress');
  expect(enter('dress').isOpen()).toBe(false);
});

test('with other options none of them is active', () => {
  const { input, options, rerender, active } = enter('dress');
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(active()).toBe(0);
  rerender({ ...options, query: 'dresses' });
  expect(active()).toBe(-1);
});
