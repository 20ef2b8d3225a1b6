import { unknownRoute } from '@/lib/server/http/exchange';

export const config = { api: { bodyParser: false } };

export default unknownRoute;
