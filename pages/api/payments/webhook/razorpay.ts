import { api } from '@/lib/config/paths';
import { createWebhook } from '@/lib/server/http/createWebhook';
import { receiveWebhook } from '@/lib/server/services/payment/receiveFact';

export const config = { api: { bodyParser: false } };

export default createWebhook(api.razorpayWebhook, (webhook) =>
  receiveWebhook({ gateway: 'razorpay', ...webhook }),
);
