import { serverEnv } from '@/lib/config/serverEnv';
import { type Channel, CHANNELS } from '@/lib/domain/verify/otp.data';
import type { Locale } from '@/lib/i18n/locales';
import { msg91Sms, msg91Whatsapp } from './msg91';
import { outboxPage } from './outboxPage';
import { smtp } from './smtp';

export type Message = {
  to: string;
  subject: string;
  text: string;
  link?: string;
  /** To what was written to us on WhatsApp less than a day ago: in free words. */
  isAnswer?: boolean;
  /** Some providers send the text registered under this key. */
  template: { key: string; locale: Locale; values: Record<string, string> };
};

/** Rejects when the delivery should be retried. */
export type MessageCarrier = { deliver: (message: Message) => Promise<void> };

const providers: Record<Channel, () => MessageCarrier | false> = {
  sms: () => serverEnv().MSG91_AUTH_KEY !== undefined && msg91Sms,
  whatsapp: () => serverEnv().MSG91_WHATSAPP_NUMBER !== undefined && msg91Whatsapp,
  email: () => serverEnv().SMTP_URL !== undefined && smtp,
};

export function carrierOf(channel: Channel): MessageCarrier {
  return providers[channel]() || outboxPage;
}

export function outboxChannels(): readonly Channel[] {
  if (serverEnv().APP_ENV === 'production') return [];
  return CHANNELS.filter((channel) => providers[channel]() === false);
}

export function hasOutboxPage(): boolean {
  return outboxChannels().length > 0;
}
