import type { Transporter } from 'nodemailer';
import type { SMTPError } from 'nodemailer/lib/smtp-connection';
import { serverEnv } from '@/lib/config/serverEnv';
import { ProviderError, throughProvider } from '@/lib/server/integrations/callProvider';
import type { MessageCarrier } from './messageCarrier';

const TIMEOUT_MS = 5_000;

let transport: Promise<Transporter> | undefined;

export const smtp: MessageCarrier = {
  deliver: async ({ to, subject, text, link }) => {
    const sender = await (transport ??= openTransport());
    const mail = {
      from: serverEnv().MAIL_FROM,
      to,
      subject,
      text: link ? `${text}\n\n${link}\n` : `${text}\n`,
    };
    await throughProvider('SMTP', () => sender.sendMail(mail).catch(throwRefusal));
  },
};

/** SMTP refuses an address or a mail for good with a code from 500; a code from 400 asks to try again. */
function throwRefusal(error: SMTPError): never {
  const { code, responseCode = 0 } = error;
  const isRefusal = (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
  throw isRefusal ? new ProviderError('SMTP', responseCode, isRefusal) : error;
}

/** Requires a valid certificate; in production also encryption. Loaded with the first mail. */
async function openTransport(): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: serverEnv().SMTP_URL,
    requireTLS: serverEnv().APP_ENV === 'production',
    tls: { rejectUnauthorized: true },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
