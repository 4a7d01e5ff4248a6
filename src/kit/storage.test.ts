/** @vitest-environment happy-dom */
/** Tests of storage that the browser denies. */
import { afterEach, expect, test, vi } from 'vitest';
import { tryStorage } from './storage.browser.ts';

afterEach(() => vi.restoreAllMocks());

test('a stored value is read again', () => {
  tryStorage('localStorage', (storage) => storage.setItem('searches', 'linen'));
  expect(tryStorage('localStorage', (storage) => storage.getItem('searches'))).toBe('linen');
});

test('where the browser denies storage, a warning is logged and nothing is thrown', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  expect(tryStorage('sessionStorage', (storage) => storage.getItem('user'))).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('sessionStorage:', expect.any(DOMException));
});
