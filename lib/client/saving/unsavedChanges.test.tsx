import { keepUnsavedChanges, unsavedChanges } from './unsavedChanges';

test('a quote that has all its choices saved leaves those of another quote on the device', () => {
  keepUnsavedChanges('mine', { tenure: 3 }, { tenure: 1 });
  keepUnsavedChanges('other', {}, { tenure: 1 });
  expect(unsavedChanges('mine', { tenure: 1 })).toEqual({ tenure: 3 });
  expect(unsavedChanges('other', { tenure: 1 })).toEqual({});
  keepUnsavedChanges('mine', {}, { tenure: 3 });
  expect(unsavedChanges('mine', { tenure: 1 })).toEqual({});
});
