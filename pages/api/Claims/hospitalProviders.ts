import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { searchHospitals } from '@/lib/server/services/hospitals/search';
import { hospitalsBodySchema } from '@/lib/validation/hospitals/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.hospitals, {
  POST: {
    summary:
      'Network hospitals by pincode, city, name, speciality and location; nothing of the search is kept',
    open: 'everybody',
    example: { q: 'heart pune', isCashless: true, page: 1 },
    input: hospitalsBodySchema,
    limit: limits.lookUp,
    run: async (request) => ok(await searchHospitals(request)),
  },
});
