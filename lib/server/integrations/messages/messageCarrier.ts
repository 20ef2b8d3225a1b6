import type { Locale } from '@/lib/i18n/locales';

export type Message = {
  to: string;
  subject: string;
  text: string;
  link?: string;
  /** Answers what was written to us on WhatsApp less than a day ago, so its words are free. */
  isAnswer?: boolean;
  /** Some providers send the text registered under this key. */
  template: { key: string; locale: Locale; values: Record<string, string> };
};

/** Rejects when the delivery should be retried. */
export type MessageCarrier = { deliver: (message: Message) => Promise<void> };
