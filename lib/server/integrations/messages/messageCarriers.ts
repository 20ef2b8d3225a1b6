import type { MessageCarrier } from './messageCarrier';
import { serverEnv } from '@/lib/config/serverEnv';
import { type Channel, CHANNELS } from '@/lib/domain/verify/otp.data';
import { msg91Sms, msg91Whatsapp } from './msg91';
import { outboxCarrier } from './outboxCarrier';
import { smtp } from './smtp';

const providers: Record<Channel, () => MessageCarrier | false> = {
  sms: () => serverEnv().MSG91_AUTH_KEY !== undefined && msg91Sms,
  whatsapp: () => serverEnv().MSG91_WHATSAPP_NUMBER !== undefined && msg91Whatsapp,
  email: () => serverEnv().SMTP_URL !== undefined && smtp,
};

export function carrierOf(channel: Channel): MessageCarrier {
  return providers[channel]() || outboxCarrier;
}

export function outboxChannels(): readonly Channel[] {
  if (serverEnv().APP_ENV === 'production') return [];
  return CHANNELS.filter((channel) => providers[channel]() === false);
}

export function hasOutboxPage(): boolean {
  return outboxChannels().length > 0;
}
