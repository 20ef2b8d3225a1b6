import { api } from '@/lib/config/paths';
import { createWebhook } from '@/lib/server/http/createWebhook';
import { readInbound } from '@/lib/server/integrations/inboundLine';
import { hearMessage } from '@/lib/server/services/verify/inboundProof';

export const config = { api: { bodyParser: false } };

export default createWebhook(api.otpInbound, ({ raw, secret, now }) =>
  hearMessage(secret, readInbound(raw), now),
);
