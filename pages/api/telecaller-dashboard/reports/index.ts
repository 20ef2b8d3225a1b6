import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { answerReport, listDeskReports } from '@/lib/server/services/reports/deskReports';
import { deskReportBodySchema, deskReportsQuerySchema } from '@/lib/validation/reports/requests';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskReports, {
  GET: {
    summary: 'Reports of one kind, the newest first',
    input: deskReportsQuerySchema,
    limit: limits.readStaff,
    permission: 'reports.read',
    run: async (request) => ok(await listDeskReports(request)),
  },
  POST: {
    summary: 'Writes to whoever sent a report, who reads it by number and code',
    example: { reportId: 'RE-2611-00000000', text: 'We look into it.' },
    input: deskReportBodySchema,
    limit: limits.readStaff,
    permission: 'reports.read',
    run: async (request) => ok(await answerReport(request)),
  },
});
