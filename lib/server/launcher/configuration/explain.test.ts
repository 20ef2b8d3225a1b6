import mongoose from 'mongoose';
import { ConfigurationError } from '@/lib/config/serverEnv';
import { seal, unseal } from '@/lib/server/crypto';
import { explain } from './explain';

const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code }, more);

test('a port in use names another one to try', () => {
  expect(explain(failure('EADDRINUSE', { port: 3000 }))).toBe(
    'Port 3000 is in use by another program. Stop that one, or choose another port: npm start -- --port 3001',
  );
});

test('the port of metrics is chosen by its variable, since no flag names it', () => {
  const exported = process.env;
  process.env = { ...exported, METRICS_PORT: '9464' };
  const said = [failure('EADDRINUSE', { port: 9464 }), failure('EACCES', { port: 9464 })].map(explain);
  const ofSite = explain(failure('EADDRINUSE', { port: 3000 }));
  process.env = exported;
  expect(said[0]).toMatch(/^Port 9464 is in use .*: METRICS_PORT=9465$/);
  expect(said[1]).toMatch(/ port 9464\. .*: METRICS_PORT=3000$/);
  expect(ofSite).toMatch(/--port 3001$/);
});

test.each([
  ['EADDRNOTAVAIL', { address: '192.0.2.1', port: 3000 }, '192.0.2.1'],
  ['ENOTFOUND', { hostname: 'nowhere.example', syscall: 'getaddrinfo' }, 'nowhere.example'],
])(
  'an address to listen on that is not of this machine is named, with its variables: %s',
  (code, more, host) => {
    expect(explain(failure(code, more))).toMatch(
      new RegExp(`^This machine has no address ${host} to listen on\\. HOST and METRICS_HOST `),
    );
  },
);

test('a name that mongodb+srv:// finds nowhere is a database that can’t be reached', () => {
  const asked = failure('ENOTFOUND', { syscall: 'querySrv', hostname: '_mongodb._tcp.db.example' });
  expect(explain(asked)).toMatch(/^The database can't be reached: ENOTFOUND\. .*MONGODB_URI/);
});

test('keys that open nothing are named, whether their ids differ or not', () => {
  const place = { collection: 'staff', field: 'person', id: 'P-1042' };
  const sealed = seal('Priya Nair', place);
  const said = [sealed.replace(/^[^.]+/, 'other'), `${sealed.slice(0, -4)}AAAA`].map((each) => {
    try {
      return unseal(each, place);
    } catch (error) {
      return explain(error);
    }
  });
  expect(said).toEqual(Array(2).fill(expect.stringMatching(/^DATA_KEYS open not all that is stored\. /)));
});

test('a full disk says how much is needed', () => {
  expect(explain(failure('ENOSPC'))).toMatch(/disk is full.*1 GB/);
});

test('a copy that finds no room names its place', () => {
  expect(explain(failure('ENOSPC', { path: '/backup/data.mdb', dest: '/srv/data.mdb.restored' }))).toBe(
    'There is no room on the disk for /srv/data.mdb.restored. Make some, and start again.',
  );
});

test('a database that was not made ready names the command', () => {
  expect(explain(failure('NOT_SET_UP'))).toMatch(/npm run migrate/);
});

test.each(['EACCES', 'EPERM', 'EROFS'])('a folder that may not be written is named: %s', (code) => {
  expect(explain(failure(code, { path: '/srv/new' }))).toMatch(
    /\/srv\/new.*\. Name another one, or .*DATA_DIR/,
  );
});

test.each([
  ['ENOENT', 'There is no /srv/list.csv.'],
  ['ENOTDIR', '/srv/list.csv leads through a file, where a folder should be.'],
  ['EEXIST', '/srv/list.csv is there already, and is no folder.'],
])('a path that leads to nothing is named: %s', (code, sentence) => {
  expect(explain(failure(code, { path: '/srv/list.csv' }))).toBe(sentence);
});

test('a file that turns out to be a folder is told of, though Node names no path then', () => {
  expect(explain(failure('EISDIR'))).toBe('What was named is a folder, where a file should be.');
});

test.each([
  [
    'is away',
    'MongooseServerSelectionError',
    /^The database can't be reached: .*MONGODB_URI names it, and its replica set\.$/,
  ],
  ['was left by its line', 'MongoNetworkError', /^The database can't be reached: /],
  ['is not named by its address', 'MongoParseError', /^MONGODB_URI can't be used: what it says\.$/],
  ['knows no such user', 'MongoServerError', /^The database refuses: what it says\.$/],
  ['takes none of several writes', 'MongoBulkWriteError', /^The database refuses: what it says\.$/],
])('a database that %s is one sentence, without a trace', (_case, name, sentence) => {
  expect(explain(Object.assign(new Error('what it says.'), { name }))).toMatch(sentence);
});

test('a wrong configuration is a readable list', () => {
  const sentence = explain(new ConfigurationError(['PORT must be a number', 'LOG_LEVEL is unknown']));
  expect(sentence).toMatch(/- PORT must be a number\n {2}- LOG_LEVEL is unknown\n.*\.env\.example/);
});

test.each([
  'mongodb://ops:sample@secret@db.example/',
  'mongodb://ops:sample-secret@db.example:port',
  'mongodb+srv://ops:sample-secret@one.example,two.example',
  'mongodb://ops:sample-secret@db.example/?tls=perhaps',
])('what the driver says of %s repeats no password', (uri) => {
  const connect = () => new mongoose.mongo.MongoClient(uri);
  expect(connect).toThrow();
  try {
    connect();
  } catch (error) {
    expect(explain(error)).not.toContain('secret');
  }
});
