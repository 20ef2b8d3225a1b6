import { api } from '@/lib/config/paths';
import { createWebhook } from '@/lib/server/api/createWebhook';
import { readInbound } from '@/lib/server/integrations/messages/inboundLine';
import { hearMessage } from '@/lib/server/services/verify/inboundProof';

export const config = { api: { bodyParser: false } };

export default createWebhook(api.otpInbound, {
  summary: 'What a provider tells of a message from a phone',
  take: ({ raw, secret, now }) => hearMessage(secret, readInbound(raw), now),
});
