import { topologyOf } from './topology';

/** MongoDB's answers to `hello`, cut to the fields that matter. */
test.each([
  [{ isWritablePrimary: true, setName: 'rs0', hosts: ['one:27017'] }, 'replica set'],
  [{ isWritablePrimary: false, secondary: true, setName: 'rs0' }, 'replica set'],
  [{ isWritablePrimary: true, msg: 'isdbgrid' }, 'sharded cluster'],
  [{ isWritablePrimary: true }, 'standalone'],
])('%j is a %s', (hello, topology) => {
  expect(topologyOf(hello)).toBe(topology);
});
