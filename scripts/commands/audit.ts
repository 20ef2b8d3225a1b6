import { AUDIT_USAGE, readAuditCommand } from '@/lib/server/services/desk/auditCommand';
import { runCommand } from './runCommand';

/** npm run audit: whether the trail is as it was written. */
await runCommand(readAuditCommand, AUDIT_USAGE);
