import { api } from '@/lib/config/paths';
import { createHandler, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { confirmPort } from '@/lib/server/services/porting/workOnPort';
import { portConfirmBodySchema } from '@/lib/validation/porting/requests';

export const config = { api: { bodyParser: false } };

const person = { dateOfBirth: '1991-04-02', since: '2021-04-01' };
const record = { document: 'Schedule 2026-27', endsOn: '2027-03-31', sumInsured: 5_00_000, bonus: 0 };

export default createHandler(api.deskPortConfirm, {
  POST: {
    summary: 'Notes what the previous insurer’s paper says; waits of the policy are counted from there',
    example: { portId: 'PO-2611-00000000', version: 1, record: { ...record, people: [person] } },
    input: portConfirmBodySchema,
    permission: 'ports.confirm',
    limit: limits.readStaff,
    run: async (request) => ok(await confirmPort(request)),
  },
});
