import { readStaffCommand, STAFF_USAGE } from '@/lib/server/services/desk/staffCommand';
import { runOperatorCommand } from './operatorCommand';

/** npm run staff: adds, disables, enables and lists staff. */
await runOperatorCommand(readStaffCommand, STAFF_USAGE);
