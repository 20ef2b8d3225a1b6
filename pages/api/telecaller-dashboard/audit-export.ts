import { api } from '@/lib/config/paths';
import { createHandler, csv } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { exportAudit } from '@/lib/server/services/desk/auditTrail';
import { auditExportBodySchema } from '@/lib/validation/desk/audit';

export const config = { api: { bodyParser: false } };

export default createHandler(api.auditExport, {
  POST: {
    summary: 'The audit as a file for a spreadsheet, with a reason',
    example: { reason: 'review' },
    input: auditExportBodySchema,
    limit: limits.exportAudit,
    permission: 'audit.read',
    run: async (request) => csv(await exportAudit(request), 'audit.csv'),
  },
});
