import { api } from '@/lib/config/paths';
import { createWebhook } from '@/lib/server/api/createWebhook';
import { hearWhatsapp } from '@/lib/server/services/help/whatsappTalk';

export const config = { api: { bodyParser: false } };

export default createWebhook(api.helpWhatsapp, {
  summary: 'What a provider tells of a message on WhatsApp',
  take: ({ raw, secret, now }) => hearWhatsapp({ raw, secret, now }),
});
