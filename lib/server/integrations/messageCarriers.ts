import { serverEnv } from '@/lib/config/serverEnv';
import type { Channel } from '@/lib/domain/otp.data';
import { outboxPage } from './outboxPage';

export type Message = { to: string; text: string; link?: string };

/** Takes a message to its reader; rejects when it should be tried again later. */
export type MessageCarrier = { deliver: (message: Message) => Promise<void> };

/** Who carries the messages of each channel. A real provider takes its place here, by the configuration. */
const carriers: Record<Channel, MessageCarrier> = {
  sms: outboxPage,
  whatsapp: outboxPage,
  email: outboxPage,
};

export function carrierOf(channel: Channel): MessageCarrier {
  return carriers[channel];
}

/** The outbox can be read while a channel has no provider of its own, and never in production. */
export function hasOutboxPage(): boolean {
  return serverEnv().APP_ENV !== 'production' && Object.values(carriers).includes(outboxPage);
}
