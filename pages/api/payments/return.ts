import { api } from '@/lib/config/paths';
import { answerReturn } from '@/lib/server/api/gatewayReturn';
import { languageOfReturn } from '@/lib/server/services/payment/languageOfReturn';

export const config = { api: { bodyParser: false } };

export default answerReturn(api.paymentReturn, languageOfReturn);
