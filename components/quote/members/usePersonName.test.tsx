import { renderHook } from '@testing-library/react';
import { inPage } from '@/tests/browser/inPage';
import { usePersonName } from './usePersonName';

test.each([
  ['son-1', ['self', 'son-1'], 'Son'],
  ['son-1', ['self', 'son-1', 'son-2'], 'Son 1'],
  ['son-2', ['self', 'son-1', 'son-2'], 'Son 2'],
  ['daughter-1', ['son-1', 'son-2', 'daughter-1'], 'Daughter'],
  ['mother', ['self', 'mother', 'mother-in-law'], 'Mother'],
])('%s of %j is called %s', (id, family, name) => {
  const { result } = renderHook(() => usePersonName(), { wrapper: inPage() });
  expect(result.current(id, family)).toBe(name);
});
