import { describeDatabase } from './databaseName';

test.each([
  ['mongodb://db.example', 'database sukhayu at db.example'],
  ['mongodb://db.example/', 'database sukhayu at db.example'],
  ['mongodb://db.example/?replicaSet=rs', 'database sukhayu at db.example'],
  ['mongodb://db.example?replicaSet=rs', 'database sukhayu at db.example'],
  ['mongodb://one.example:27017,two.example/site?w=1', 'database site at one.example:27017,two.example'],
  ['mongodb+srv://ops:sample-secret@db.example/site', 'database site at db.example'],
  ['mongodb://ops:sample@secret@db.example/site', 'database site at db.example'],
  ['mongodb://%2Frun%2Fstore.sock/?directConnection=true', 'database sukhayu at /run/store.sock'],
])('%s', (uri, told) => {
  expect(describeDatabase(uri)).toBe(told);
});
