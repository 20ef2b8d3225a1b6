import { serverEnv } from '@/lib/config/serverEnv';
import { callProvider, ProviderError } from '@/lib/server/integrations/callProvider';
import type { Message, MessageCarrier } from './messageCarrier';

/** India allows only registered texts (DLT): sends a template id and its values. */
export const msg91Sms: MessageCarrier = {
  deliver: async ({ to, template: { key, locale, values } }) => {
    const id = templateIds().get(`${key}.${locale}`);
    if (!id) throw new Error(`MSG91_TEMPLATES has no id for ${key}.${locale}`);
    await send('/api/v5/flow', { template_id: id, recipients: [{ mobiles: abroad(to), ...values }] });
  },
};

/**
 * Texts are registered under the key's name, once per language. An answer goes as it is, within the day that WhatsApp
 * allows.
 */
export const msg91Whatsapp: MessageCarrier = {
  deliver: async ({ to, text, isAnswer, template: { key, locale, values } }) => {
    if (isAnswer) return sendAnswer(to, text);
    const components = Object.fromEntries(
      Object.values(values).map((value, index) => [`body_${index + 1}`, { type: 'text', value }] as const),
    );
    await send('/api/v5/whatsapp/whatsapp-outbound-message/bulk/', {
      integrated_number: serverEnv().MSG91_WHATSAPP_NUMBER,
      content_type: 'template',
      payload: {
        messaging_product: 'whatsapp',
        type: 'template',
        template: {
          name: key.replace(/\W/g, '_'),
          language: { code: locale, policy: 'deterministic' },
          to_and_components: [{ to: [abroad(to)], components }],
        },
      },
    });
  },
};

function sendAnswer(to: string, text: string): Promise<void> {
  return send('/api/v5/whatsapp/whatsapp-outbound-message/', {
    integrated_number: serverEnv().MSG91_WHATSAPP_NUMBER,
    recipient_number: abroad(to),
    content_type: 'text',
    text,
  });
}

/** Texts (`key.language`) without a template id in MSG91_TEMPLATES. */
export function withoutTemplate(texts: readonly string[]): string[] {
  const ids = templateIds();
  return texts.filter((text) => !ids.has(text));
}

async function send(path: string, body: unknown): Promise<void> {
  const { MSG91_URL, MSG91_AUTH_KEY = '' } = serverEnv();
  const headers = { authkey: MSG91_AUTH_KEY };
  const answer = (await callProvider('MSG91', `${MSG91_URL}${path}`, { headers, body })) as Partial<
    Record<'type' | 'status', string>
  >;
  // A refusal may have status 200.
  if (answer.type !== 'success' && answer.status !== 'success') throw new ProviderError('MSG91', 200);
}

function templateIds(): Map<string, string> {
  const entries = (serverEnv().MSG91_TEMPLATES ?? '').split(',').filter(Boolean);
  return new Map(entries.map((entry) => entry.split(':', 2) as [string, string]));
}

function abroad(mobileNumber: Message['to']): string {
  return `91${mobileNumber}`;
}
