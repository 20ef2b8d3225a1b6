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

test('a database that was not made ready names the command', () => {
  expect(explain(failure('NOT_SET_UP'))).toMatch(/npm run migrate/);
});

test('a folder that may not be written is named', () => {
  expect(explain(failure('EACCES', { path: '/srv/.data' }))).toMatch(/^\/srv\/\.data can't be written/);
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
