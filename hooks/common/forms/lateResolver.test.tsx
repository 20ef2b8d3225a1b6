import { lateResolver } from './lateResolver';

const options = { fields: {}, shouldUseNativeValidation: undefined };

test('a form whose checks can’t be loaded is sent as it is: the server judges it too', async () => {
  const resolver = lateResolver<{ name: string }>(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await resolver({ name: 'A' }, undefined, options)).toEqual({ values: { name: 'A' }, errors: {} });
});

test('once they are there they judge', async () => {
  const errors = { name: { type: 'schema', message: 'validation.name' } };
  const resolver = lateResolver<{ name: string }>(async () => () => ({ values: {}, errors }));
  expect(await resolver({ name: 'A' }, undefined, options)).toEqual({ values: {}, errors });
});
