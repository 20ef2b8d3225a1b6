import type { Locale } from '@/lib/domain/common/locales';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { serverEnv } from '@/lib/config/serverEnv';
import { carrierOf, hasOutboxPage } from '@/lib/server/integrations/messages/messageCarriers';
import { withoutTemplate } from '@/lib/server/integrations/messages/msg91';
import { registeredTexts, wordMessage } from '@/lib/server/services/common/messageTexts';

type Sent = { path?: string; authkey?: string | string[]; body: unknown };

const sent: Sent[] = [];
const mails: { to: string[]; source: string }[] = [];
let answer = { status: 200, body: '{"type":"success","message":"sample"}' };

const provider = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString());
    sent.push({ path: request.url, authkey: request.headers['authkey'], body });
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
  });
});
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ to, source: Buffer.concat(chunks).toString() });
      done();
    });
  },
});

beforeAll(async () => {
  const portOf = async (server: Pick<Server, 'listen' | 'address'>) => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return (server.address() as AddressInfo).port;
  };
  Object.assign(process.env, {
    MSG91_URL: `http://127.0.0.1:${await portOf(provider)}`,
    MSG91_AUTH_KEY: 'sample-key',
    MSG91_TEMPLATES: 'otp.resume.en:t1,otp.resume.ta:t2',
    MSG91_WHATSAPP_NUMBER: '911800000000',
    MSG91_WHATSAPP_SECRET: 'sample-of-a-whatsapp-secret',
    MAIL_FROM: 'Sukhayu Health <sample@mail.example>',
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  process.env['SMTP_URL'] = `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => provider.close(resolve));
  await new Promise<void>((resolve) => mailServer.close(resolve));
});
beforeEach(() => {
  sent.length = 0;
  answer = { status: 200, body: '{"type":"success","message":"sample"}' };
});

const message = (to: string, locale: Locale = 'en') => ({
  to,
  ...wordMessage('otp.resume', { otp: '123456' }, locale),
});

test('an SMS goes out as the text registered for its language', async () => {
  await carrierOf('sms').deliver(message('6000000001', 'ta'));
  const body = { template_id: 't2', recipients: [{ mobiles: '916000000001', otp: '123456' }] };
  expect(sent).toEqual([{ path: '/api/v5/flow', authkey: 'sample-key', body }]);
});

test('a WhatsApp message names its template, its language and its values in their order', async () => {
  await carrierOf('whatsapp').deliver(message('6000000001', 'hi'));
  expect(sent[0]).toMatchObject({
    path: '/api/v5/whatsapp/whatsapp-outbound-message/bulk/',
    body: {
      integrated_number: '911800000000',
      payload: {
        template: {
          name: 'otp_resume',
          language: { code: 'hi' },
          to_and_components: [
            { to: ['916000000001'], components: { body_1: { type: 'text', value: '123456' } } },
          ],
        },
      },
    },
  });
});

test('an answer to what was written on WhatsApp goes as it is: no template is registered for free words', async () => {
  await carrierOf('whatsapp').deliver({ ...message('6000000001'), text: 'On 1 March.', isAnswer: true });
  const recipient = { integrated_number: '911800000000', recipient_number: '916000000001' };
  expect(sent[0]).toMatchObject({
    path: '/api/v5/whatsapp/whatsapp-outbound-message/',
    body: { ...recipient, content_type: 'text', text: 'On 1 March.' },
  });
});

test.each([
  ['an error', 500, '{}'],
  ['a refusal that calls itself a success', 200, '{"type":"error","message":"sample"}'],
  ['no JSON', 200, 'busy'],
])('%s is told as a failure, without who it was for', async (_name, status, body) => {
  answer = { status, body };
  const failure = await carrierOf('sms')
    .deliver(message('6000000001'))
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(String((failure as Error).stack)).not.toMatch(/6000000001|123456/);
});

test('a text that was never registered is not sent', async () => {
  await expect(carrierOf('sms').deliver(message('6000000001', 'hi'))).rejects.toThrow('otp.resume.hi');
  expect(sent).toEqual([]);
});

test.each([
  ['en', 'Your Sukhayu code'],
  ['hi', 'आपका Sukhayu कोड'],
  ['ta', 'உங்கள் Sukhayu OTP'],
] as const)('a mail goes out over SMTP in %s, with its link', async (locale, subject) => {
  mails.length = 0;
  const words = message('asha@sample.example', locale);
  await carrierOf('email').deliver({ ...words, link: 'http://localhost/sample' });
  const [mail] = mails;
  expect(words.subject).toBe(subject);
  expect(mail?.to).toEqual(['asha@sample.example']);
  const body = decodeBody(mail?.source ?? '');
  expect(body).toContain(words.text.slice(0, 20));
  expect(body).toContain('http://localhost/sample');
});

test('with a provider for every channel there is no outbox page', () => {
  expect(serverEnv().SMTP_URL).toMatch(/^smtp:/);
  expect(hasOutboxPage()).toBe(false);
});

test('what has no registered text is named', () => {
  const missing = withoutTemplate(registeredTexts());
  expect(missing).toContain('otp.claim.en');
  expect(missing).not.toContain('otp.resume.en');
  expect(missing.join()).not.toContain('subject');
});

/** For single-part messages. */
function decodeBody(source: string): string {
  const [head = '', ...rest] = source.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return /quoted-printable/i.test(head) ? decodeURIComponent(bytes) : body;
}
