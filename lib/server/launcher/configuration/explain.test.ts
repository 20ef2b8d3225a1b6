import mongoose from 'mongoose';
import { ConfigurationError } from '@/lib/config/serverEnv';
import { explain } from './explain';

const failure = (code: string, more: object = {}) => Object.assign(new Error(code), { code }, more);

test('a port in use names another one to try', () => {
  expect(explain(failure('EADDRINUSE', { port: 3000 }))).toBe(
    'Port 3000 is in use by another program. Stop that one, or choose another port: npm start -- --port 3001',
  );
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

test('a folder that may not be written is named', () => {
  expect(explain(failure('EACCES', { path: '/srv/.data' }))).toMatch(/^\/srv\/\.data can't be written/);
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
  ['is away', 'MongooseServerSelectionError', /^The database can't be reached: .*MONGODB_URI names it\.$/],
  ['was left by its line', 'MongoNetworkError', /^The database can't be reached: /],
  ['is not named by its address', 'MongoParseError', /^MONGODB_URI can't be used: what it says\.$/],
  ['knows no such user', 'MongoServerError', /^The database refuses: what it says\.$/],
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
