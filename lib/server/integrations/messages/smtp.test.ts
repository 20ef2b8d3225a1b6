import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

const mail = {
  to: 'asha@sample.example',
  subject: 'Sample',
  text: 'Sample',
  template: { key: 'sample', locale: 'en', values: {} },
} as const;

/** What an SMTP server with these options receives; its certificate is self-signed. */
async function sendTo(options: SMTPServerOptions, appEnv: 'production' | 'test') {
  const told: string[] = [];
  const server = new SMTPServer({
    ...options,
    authOptional: true,
    onAuth: (_auth, _session, done) => (told.push('password'), done(null, { user: 'sample' })),
    onMailFrom: (_address, _session, done) => (told.push('sender'), done()),
    onData: (stream, _session, done) => stream.on('end', () => (told.push('mail'), done())).resume(),
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  process.env['SMTP_URL'] = `${options.secure ? 'smtps' : 'smtp'}://sample:sample@127.0.0.1:${port}`;
  process.env['MAIL_FROM'] = 'sample@mail.example';
  jest.resetModules();
  const { serverEnv } = await import('@/lib/config/serverEnv');
  jest.replaceProperty(serverEnv(), 'APP_ENV', appEnv);
  const { smtp } = await import('./smtp');
  const outcome = await smtp.deliver(mail).then(
    () => 'sent',
    ({ isRefusal = false }: { isRefusal?: boolean }) => (isRefusal ? 'refused for good' : 'refused'),
  );
  await new Promise<void>((resolve) => server.close(resolve));
  return { outcome, told };
}

const refused = { outcome: 'refused', told: [] };

test.each<[string, SMTPServerOptions]>([
  ['offers no encryption', { hideSTARTTLS: true, allowInsecureAuth: true }],
  ['encrypts with a certificate of nobody', {}],
  ['encrypts from the start with a certificate of nobody', { secure: true }],
])('in production a mail server that %s is told neither password nor mail', async (_what, options) => {
  expect(await sendTo(options, 'production')).toEqual(refused);
});

test('elsewhere one on this machine may do without', async () => {
  const { outcome, told } = await sendTo({ hideSTARTTLS: true, disabledCommands: ['AUTH'] }, 'test');
  expect([outcome, told]).toEqual(['sent', ['sender', 'mail']]);
});

test.each([
  [550, 'refused for good'],
  [450, 'refused'],
])('an address that the mail server answers with %i is %s', async (responseCode, outcome) => {
  const onRcptTo: SMTPServerOptions['onRcptTo'] = (_address, _session, done) =>
    done(Object.assign(new Error('Sample'), { responseCode }));
  const open = { hideSTARTTLS: true, disabledCommands: ['AUTH'], onRcptTo };
  expect((await sendTo(open, 'test')).outcome).toBe(outcome);
});

test('a certificate of nobody is refused everywhere', async () => {
  expect(await sendTo({}, 'test')).toEqual(refused);
});
