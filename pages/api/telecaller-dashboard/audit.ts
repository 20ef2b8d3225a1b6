import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { searchAudit } from '@/lib/server/services/desk/auditTrail';
import { auditQuerySchema } from '@/lib/validation/desk/audit';

export const config = { api: { bodyParser: false } };

export default createHandler(api.audit, {
  GET: {
    summary: 'Who of the staff did what, newest first',
    input: auditQuerySchema,
    limit: limits.readStaff,
    permission: 'audit.read',
    run: async (request) => ok(await searchAudit(request)),
  },
});
