import { api } from '@/lib/config/paths';
import { closedStaffCookie } from '@/lib/server/auth/staffSession';
import { createHandler, noContent, ok } from '@/lib/server/http/createHandler';
import { limits } from '@/lib/server/rateLimits.data';
import { readStaffSession, signOutStaff } from '@/lib/server/services/desk/staffSignIn';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.staffSession, {
  GET: {
    input: shape({}),
    limit: limits.readStaff,
    permission: 'session',
    run: async (request) => ok(await readStaffSession(request)),
  },
  DELETE: {
    input: shape({}),
    limit: limits.readStaff,
    permission: 'session',
    run: async (request) => {
      await signOutStaff(request);
      return { ...noContent, cookies: [closedStaffCookie] };
    },
  },
});
