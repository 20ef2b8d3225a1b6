import { Writable } from 'node:stream';
import { createLogger } from './logger';

function capture() {
  const lines: string[] = [];
  const destination = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  return { lines, log: createLogger('info', destination) };
}

const personal = {
  mobileNumber: '9876543210',
  name: 'Asha Sample',
  dateOfBirth: '1991-04-02',
  email: 'asha@sample.example',
  surname: 'SAMPLE',
  givenNames: 'ASHA MARY',
  passportNumber: 'K1234567',
  documentNumber: 'DL-0420110012345',
  accountNumber: '123456789012',
  holder: 'Asha M Sample',
  story: 'Fell on the stairs',
  otp: '123456',
  token: 'token-secret',
  cookie: '__Host-session=sealed',
  authorization: 'Bearer sealed',
};

test.each([
  ['at the top', personal],
  ['one level down', { person: personal }],
  ['two levels down', { input: { person: personal } }],
  ['three levels down', { request: { input: { person: personal } } }],
])('personal fields %s are not written', (_where, entry) => {
  const { lines, log } = capture();
  log.info({ ...entry, action: '/api/sample' });
  expect(lines.join('')).toContain('/api/sample');
  for (const value of Object.values(personal)) expect(lines.join('')).not.toContain(value);
});

test('an error keeps its stack and loses what is personal in it', () => {
  const { lines, log } = capture();
  const error = Object.assign(new Error('no lead for 9876543210, asha@sample.example, 1991-04-02'), {
    input: personal,
  });
  log.error({ error });
  expect(lines.join('')).toContain('logger.test.ts');
  for (const value of Object.values(personal)) expect(lines.join('')).not.toContain(value);
});

test('a line break in a value starts no line of its own', () => {
  const { lines, log } = capture();
  log.info({ action: 'a\n{"level":60}' });
  expect(lines.join('').trim().split('\n')).toHaveLength(1);
});
