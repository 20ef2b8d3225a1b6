import type { createTranslator } from 'next-intl';
import { kindOf } from '@/lib/domain/travel/kinds/kinds';
import type { Locale } from '@/lib/i18n/locales';
import enMessages from '@/locales/en/messages.json';
import hiMessages from '@/locales/hi/messages.json';
import taMessages from '@/locales/ta/messages.json';
import { type Translate, translatorsOf } from '@/lib/server/translators';
import type { Message } from '@/lib/server/integrations/messages/messageCarrier';

const translators = translatorsOf({ en: enMessages, hi: hiMessages, ta: taMessages });

export type MessageKey = Parameters<ReturnType<typeof createTranslator<typeof enMessages>>>[0];

/** The subject (mail only) is that of the key's group, else the general one. */
export function wordMessage(
  key: MessageKey,
  values: Record<string, string>,
  locale: Locale,
): Pick<Message, 'subject' | 'text' | 'template'> {
  const t = translators[locale];
  const subject = `subject.${key.split('.')[0] ?? ''}`;
  return {
    subject: t(t.has(subject) ? subject : 'subject.general'),
    text: t(key, values),
    template: { key, locale, values: inOrderOf(t, key, values) },
  };
}

/** WhatsApp's texts number their values, from the first in the text of that language. */
function inOrderOf(t: Translate, key: MessageKey, values: Record<string, string>): Record<string, string> {
  const named = Object.keys(values).map((name) => ({ name, place: `{${name}}` }));
  const text = t(key, Object.fromEntries(named.map(({ name, place }) => [name, place])));
  const inText = named
    .map(({ name, place }) => ({ name, at: text.indexOf(place) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at);
  return Object.fromEntries(inText.map(({ name }) => [name, values[name] ?? '']));
}

/** The kind of trip in words, as a value: providers register texts without ICU cases. */
export function wordKindOfTrip(trip: { kind?: unknown }, locale: Locale): string {
  return translators[locale](`kindOfTrip.${kindOf(trip)}`);
}

/** A count in words, as a value, for the same reason. */
export function wordCount(name: keyof typeof enMessages.count, count: number, locale: Locale): string {
  return translators[locale](`count.${name}`, { [name]: count });
}

/** Free words for WhatsApp, which need no registration within a day of the customer's message. */
export function wordOnWhatsapp(
  name: keyof typeof enMessages.whatsapp,
  locale: Locale,
  values: Record<string, string> = {},
): string {
  return translators[locale](`whatsapp.${name}`, values);
}

/** `group.name` of each text that is sent. */
export function messageNames(): string[] {
  const { subject: _subject, kindOfTrip: _kinds, count: _counts, whatsapp: _free, ...groups } = enMessages;
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.keys(texts).map((name) => `${group}.${name}`),
  );
}

/** Provider template ids of all texts: `key.locale`. */
export function registeredTexts(): string[] {
  return messageNames().flatMap((key) => Object.keys(translators).map((locale) => `${key}.${locale}`));
}
