import { api } from '@/lib/config/paths';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { changeStaff, listDeskStaff } from '@/lib/server/services/desk/staffList';
import { deskStaffBodySchema, deskStaffQuerySchema } from '@/lib/validation/desk/staff';

export const config = { api: { bodyParser: false } };

export default createHandler(api.deskStaff, {
  GET: {
    summary: 'The staff, when each was seen last, and what each did today',
    input: deskStaffQuerySchema,
    limit: limits.readStaff,
    permission: 'staff.manage',
    run: async (request) => ok(await listDeskStaff(request)),
  },
  POST: {
    summary: 'Disables one of the staff, whose sessions end at once, or enables them',
    example: { staffId: 'UNKNOWN', change: 'disable', reason: 'left' },
    input: deskStaffBodySchema,
    limit: limits.readStaff,
    permission: 'staff.manage',
    run: async (request) => {
      await changeStaff(request);
      return noContent;
    },
  },
});
