import mongoose from 'mongoose';
import { toAppError } from './toAppError';

const said = (code: number) =>
  new mongoose.mongo.MongoServerError({ message: 'as the server says it', code });

test.each([91, 189, 10107, 11600])(
  'a server that steps down (%i) is away: the same may succeed a little later',
  (code) => {
    expect(toAppError(said(code)).code).toBe('UNAVAILABLE');
  },
);

test('a database without room on its disk is away for a write: it may succeed as soon as there is room', () => {
  expect(toAppError(said(14_031)).code).toBe('UNAVAILABLE');
});

test('what the database refuses for another reason is a fault of ours', () => {
  expect(toAppError(said(2)).code).toBe('INTERNAL');
});
