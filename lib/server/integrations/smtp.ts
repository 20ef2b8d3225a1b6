import { createTransport, type Transporter } from 'nodemailer';
import { serverEnv } from '@/lib/config/serverEnv';
import type { MessageCarrier } from './messageCarriers';

const TIMEOUT_MS = 5_000;

let transport: Transporter | undefined;

/** Mail over SMTP_URL. The text and its link stand in the mail as they are; there is no HTML to go wrong. */
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

/** A server without a certificate for its name is told nothing; in production nor is one without encryption. */
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
