import { api } from '@/lib/config/paths';
import { answerReturn } from '@/lib/server/api/gatewayReturn';

export const config = { api: { bodyParser: false } };

export default answerReturn(api.paymentReturn);
