import { readStaffCommand, STAFF_USAGE } from '@/lib/server/services/desk/staffCommand';
import { runCommand } from './runCommand';

/** npm run staff: adds, disables, enables and lists staff. */
await runCommand(readStaffCommand, STAFF_USAGE);
