import { api } from '@/lib/config/paths';
import { closedStaffCookie } from '@/lib/server/auth/staffSession';
import { createHandler, noContent, ok } from '@/lib/server/api/createHandler';
import { limits } from '@/lib/server/limits/rateLimits.data';
import { readStaffSession, signOutStaff } from '@/lib/server/services/desk/staffSignIn';
import { shape } from '@/lib/validation/common/base';

export const config = { api: { bodyParser: false } };

export default createHandler(api.staffSession, {
  GET: {
    summary: 'Who of the staff is signed in',
    input: shape({}),
    limit: limits.readStaff,
    permission: 'session',
    run: async (request) => ok(await readStaffSession(request)),
  },
  DELETE: {
    summary: 'Signs out',
    input: shape({}),
    limit: limits.readStaff,
    permission: 'session',
    run: async (request) => {
      await signOutStaff(request);
      return { ...noContent, cookies: [closedStaffCookie()] };
    },
  },
});
