import { api } from '@/lib/config/paths';
import { createWebhook } from '@/lib/server/api/createWebhook';
import { receiveWebhook } from '@/lib/server/services/payment/receiveFact';

export const config = { api: { bodyParser: false } };

export default createWebhook(api.razorpayWebhook, {
  summary: 'What Razorpay tells, signed',
  take: (webhook) => receiveWebhook({ gateway: 'razorpay', ...webhook }),
});
