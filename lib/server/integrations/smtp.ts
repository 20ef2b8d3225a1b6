import { createTransport, type Transporter } from 'nodemailer';
import { serverEnv } from '@/lib/config/serverEnv';
import type { MessageCarrier } from './messageCarriers';

const TIMEOUT_MS = 5_000;

let transport: Transporter | undefined;

export const smtp: MessageCarrier = {
  deliver: async ({ to, subject, text, link }) => {
    await transporter().sendMail({
      from: serverEnv().MAIL_FROM,
      to,
      subject,
      text: link ? `${text}\n\n${link}\n` : `${text}\n`,
    });
  },
};

/** Requires a valid certificate; in production also encryption. */
function transporter(): Transporter {
  transport ??= createTransport({
    url: serverEnv().SMTP_URL,
    requireTLS: serverEnv().APP_ENV === 'production',
    tls: { rejectUnauthorized: true },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return transport;
}
